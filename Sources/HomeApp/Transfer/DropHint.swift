import GtkBridge

/// The overlay on a screen while a file is dragged over it.
struct DropHint: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(icon: "document-save-symbolic")
        .font(.system(size: 72))
        .accessibilityHidden(true)
      Text(String(localized: "Drop to Import"))
        .font(.title.bold())
    }
    .foregroundColor(.accentColor)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.accentColor.opacity(0.15))
    .border(.accentColor, width: 2)
  }
}
