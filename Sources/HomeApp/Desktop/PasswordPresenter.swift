import GtkBridge
import HomeCore

/// A presenter that shows the questions of a prompt in the key window. Without a window, they are cancelled.
final class PasswordPresenter {
  private let application: Application
  private let prompt: PasswordPrompt
  private var subscription: AnyCancellable?
  private weak var screen: ViewController?

  init(application: Application, prompt: PasswordPrompt) {
    self.application = application
    self.prompt = prompt
    subscription = prompt.$question.sink { [weak self] in self?.show($0) }
  }

  private func show(_ question: PasswordQuestion?) {
    guard let question else {
      screen?.dismiss(animated: true)
      return
    }
    let view = PasswordView(question: question) { [prompt] in prompt.answer($0, to: question.id) }
    screen = application.present(view, title: String(localized: "Password"))
    // Deferred, because the prompt gets its question only with this call.
    if screen == nil { Task { [prompt] in prompt.answer(nil, to: question.id) } }
  }
}
