import GtkBridge
import GtkObjects

/// The desktop's file chooser, as a controller shows it.
@MainActor
final class FileDialog {
  private var session: (any FileChooserSession)?
  private var isOpen = false

  /// Asks the user for files.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - window: The window below the dialog.
  ///   - chooser: The object that chooses in place of the desktop, if any.
  ///   - answer: A closure that is called once with the chosen files, or with none if the user cancels. It is not
  ///     called after ``close()``.
  func open(
    _ request: FileChooserRequest, above window: Gtk.Window, by chooser: (any FileChooser)?,
    answer: @escaping ([URL]) -> Void
  ) {
    guard !isOpen else { return }
    isOpen = true
    let chooser = chooser ?? NativeFileChooser(parent: window)
    let session = chooser.choose(request) { [weak self] urls in
      guard let self, isOpen else { return }
      isOpen = false
      self.session = nil
      answer(urls)
    }
    if isOpen { self.session = session }
  }

  func close() {
    isOpen = false
    session?.cancel()
    session = nil
  }
}

extension DesktopDialogPresenting {
  /// Dismisses the controller after the user has answered or closed the dialog.
  func dialogDidEnd() {
    if presentationController?.userDidAskToDismiss() != true { dismiss(animated: true) }
  }
}
