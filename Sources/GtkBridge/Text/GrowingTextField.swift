import GtkObjects

/// A text field whose lines wrap and that grows with its text.
struct GrowingTextField: View {
  @Environment(\.textFieldLook) private var look
  let title: String
  let prompt: String
  let text: Binding<String>
  let follow: ((TextSelectionFollower) -> Void)?

  var body: some View {
    // The editor scrolls and has no height of its own: it takes the height of the same text.
    Text(text.wrappedValue.isEmpty ? prompt : text.wrappedValue + (text.wrappedValue.hasSuffix("\n") ? " " : ""))
      .foregroundStyle(.secondary)
      .opacity(text.wrappedValue.isEmpty ? 1 : 0)
      .accessibilityHidden(true)
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay { editor }
      .padding(look == .plain ? -8 : 0)
  }

  /// The editor, without a scroll bar, which would appear and disappear while the field grows and shrinks. Tab leaves
  /// it, as any field.
  private var editor: some View {
    TextEditor(text: text, acceptsTab: false, follow: follow).scrollContentBackground(.hidden).scrollIndicators(.hidden)
      .accessibilityLabel(title)
  }
}
