import GtkBridge
import HomeCore

struct QuitView: View {
  let question: QuitQuestion
  let onStay: () -> Void
  let onQuit: () -> Void

  var body: some View {
    VStack(spacing: 18) {
      VStack(spacing: 6) {
        Text(question.title)
          .font(.title2)
          .bold()
        Text(question.message)
          .foregroundColor(.secondary)
      }
      .multilineTextAlignment(.center)
      // Stacked vertically, because side by side the buttons would be wider than a small display.
      VStack(spacing: 6) {
        // The default button must not lose any work.
        if question == .quits {
          answer(question.quitTitle, action: onQuit)
            .keyboardShortcut(.defaultAction)
          answer(question.stayTitle, role: .cancel, action: onStay)
        } else {
          answer(question.stayTitle, role: .cancel, action: onStay)
            .keyboardShortcut(.defaultAction)
          answer(question.quitTitle, role: .destructive, action: onQuit)
        }
      }
    }
    .padding(24)
    .frame(width: 320)
  }

  private func answer(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) -> some View {
    Button(role: role, action: action) {
      Text(title).frame(maxWidth: .infinity)
    }
  }
}
