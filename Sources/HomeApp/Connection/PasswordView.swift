import GtkBridge
import HomeCore

/// The question for the password of the shop's server.
struct PasswordView: View {
  let question: PasswordQuestion
  let answer: (String?) -> Void
  @State private var password = ""

  var body: some View {
    VStack(spacing: 18) {
      VStack(spacing: 6) {
        Text(String(localized: "Password Required"))
          .font(.title2)
          .bold()
        Text(question.message)
          .foregroundColor(.secondary)
      }
      .multilineTextAlignment(.center)
      SecureField(String(localized: "Password"), text: $password)
        .onSubmit { if !password.isEmpty { answer(password) } }
      // Stacked vertically, because side by side the buttons would be wider than a small display.
      VStack(spacing: 6) {
        button(String(localized: "Connect")) { answer(password) }
          .keyboardShortcut(.defaultAction)
          .disabled(password.isEmpty)
        button(String(localized: "Cancel"), role: .cancel) { answer(nil) }
      }
    }
    .padding(24)
    .frame(width: 320)
    // A dialog that closes without an answer is cancelled.
    .onDisappear { answer(nil) }
  }

  private func button(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) -> some View {
    Button(role: role, action: action) {
      Text(title).frame(maxWidth: .infinity)
    }
  }
}
