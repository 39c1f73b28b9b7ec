import GtkBridge

/// A button for what is not the screen's purpose: it shows an icon alone, with the title as its name and its tooltip.
struct IconButton: View {
  let icon: String
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(icon: icon)
        .accessibilityHidden(true)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(title)
    .help(title)
  }
}
