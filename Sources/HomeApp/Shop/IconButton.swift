import GtkBridge

/// A borderless button for a secondary action. It shows only an icon; the title is its accessibility label and tooltip.
struct IconButton: View {
  let icon: String
  let title: String
  var role: ButtonRole?
  let action: () -> Void

  var body: some View {
    Button(role: role, action: action) {
      Image(icon: icon)
        .accessibilityHidden(true)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(title)
    .help(title)
  }
}
