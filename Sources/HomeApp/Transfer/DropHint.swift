import GtkBridge

/// What is seen while a file is over a screen that would import it.
struct DropHint: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(icon: "document-save-symbolic")
        .font(.system(size: 54))
        .accessibilityHidden(true)
      Text(String(localized: "Drop to Import"))
        .font(.title)
    }
    .foregroundColor(.accentColor)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.accentColor.opacity(0.15))
    .border(.accentColor, width: 2)
  }
}
