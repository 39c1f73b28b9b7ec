import GtkBridge
import HomeCore

/// A controller that quits the program, and first asks for confirmation if the user would lose work.
final class QuitConfirmation {
  private let application: Application
  private let transfer: RecordTransferViewModel
  private let openWindow: () -> Void
  private weak var screen: ViewController?
  private var subscription: AnyCancellable?

  /// - Parameter openWindow: A closure that opens a window for the question if none is open.
  init(application: Application, transfer: RecordTransferViewModel, openWindow: @escaping () -> Void) {
    self.application = application
    self.transfer = transfer
    self.openWindow = openWindow
    // Once the transfer ends, no confirmation is needed.
    subscription = transfer.$state.map { QuitQuestion(activity: $0.activity, confirmsOnQuit: false) == nil }
      .removeDuplicates().filter { $0 }
      .sink { [weak self] _ in self?.screen?.dismiss(animated: true) }
  }

  /// Quits the program, or asks for confirmation first.
  ///
  /// - Parameter confirms: A Boolean value that indicates whether to ask even if no work would be lost.
  func quit(confirms: Bool) {
    let confirms = confirms && !application.windows.isEmpty
    if let question = QuitQuestion(activity: transfer.state.activity, confirmsOnQuit: confirms) {
      ask(question)
    } else {
      application.quit()
    }
  }

  /// Returns whether a window may close, and otherwise asks for confirmation. Closing the last window quits the program
  /// and cancels its work.
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
