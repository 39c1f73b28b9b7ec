import GtkBridge
import HomeCore

/// Ends the program when the user wants it to, and asks first where something would be lost.
final class QuitConfirmation {
  private let application: Application
  private let transfer: RecordTransferViewModel
  private let openWindow: () -> Void
  private weak var screen: ViewController?
  private var subscription: AnyCancellable?

  /// - Parameter openWindow: Opens a window to ask in where none is open.
  init(application: Application, transfer: RecordTransferViewModel, openWindow: @escaping () -> Void) {
    self.application = application
    self.transfer = transfer
    self.openWindow = openWindow
    // What was asked about has ended: there is nothing to be given up any more.
    subscription = transfer.$state.map { QuitQuestion(activity: $0.activity, confirmsOnQuit: false) == nil }
      .removeDuplicates().filter { $0 }
      .sink { [weak self] _ in self?.screen?.dismiss(animated: true) }
  }

  /// Ends the program, or asks first.
  ///
  /// - Parameter confirms: Whether the user wants to be asked always.
  func quit(confirms: Bool) {
    let confirms = confirms && !application.windows.isEmpty
    if let question = QuitQuestion(activity: transfer.state.activity, confirmsOnQuit: confirms) {
      ask(question)
    } else {
      application.quit()
    }
  }

  /// Whether a window may close, or asks first: with the last one the program ends, and with that what it is doing.
  func shouldCloseWindow() -> Bool {
    guard application.windows.count == 1,
      let question = QuitQuestion(activity: transfer.state.activity, confirmsOnQuit: false)
    else { return true }
    ask(question)
    return false
  }

  private func ask(_ question: QuitQuestion) {
    guard screen == nil else { return }
    if application.keyWindow == nil { openWindow() }
    let view = QuitView(question: question) { [weak self] in
      self?.screen?.dismiss(animated: true)
    } onQuit: { [weak self] in
      self?.transfer.trigger(.cancel)
      self?.application.quit()
    }
    screen = application.present(view, title: String(localized: "Quit"))
  }
}
