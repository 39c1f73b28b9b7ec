import GtkBridge
import GtkObjects

/// The content of a window that asks for the text of a notification's action.
struct TextQuestion: View {
  let action: UNTextInputNotificationAction
  let request: UNNotificationRequest
  /// Receives the text, or `nil` if the user cancels.
  let onAnswer: (String?) -> Void

  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      let content = request.content
      ForEach([content.subtitle, content.body].filter { !$0.isEmpty }, id: \.self) { Text(verbatim: $0) }
      TextField(action.title, text: $text, prompt: Text(verbatim: action.textInputPlaceholder))
        .onSubmit { onAnswer(text) }
      HStack(spacing: 6) {
        Spacer()
        Button(Gtk.translated("_Cancel"), role: .cancel) { onAnswer(nil) }
        Button(action.textInputButtonTitle) { onAnswer(text) }
      }
    }
    .padding(18)
    .frame(width: 360)
    .navigationTitle(request.content.title)
  }
}
