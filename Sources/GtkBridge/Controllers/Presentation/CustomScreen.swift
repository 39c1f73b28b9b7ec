import GtkObjects

/// A controller that is presented by the program's own presentation controller or animations.
@MainActor
final class CustomScreen: PresentedScreen {
  let pages: WindowPages
  private let presentation: CustomPresentation
  private let page: PageScreen
  private var isRemoved = false

  init(_ controller: ViewController, _ presentation: CustomPresentation, over pages: WindowPages) {
    self.pages = pages
    self.presentation = presentation
    page = pages.add(controller, presentation.container.realize(), isOver: true, animated: false)
  }

  /// Shows the controller as soon as the container has its size.
  func present(animated: Bool, completion: @escaping @MainActor () -> Void) {
    page.afterPaint { [weak self] in
      guard let self, !isRemoved else { return completion() }
      presentation.present(animated: animated) { [weak self] in
        self?.presentation.container.realizedWidget?.focusIfNotFocused()
        completion()
      }
    }
  }

  /// Hides the controller, which ``remove()`` removes afterwards.
  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    presentation.dismiss(animated: animated) { completion() }
  }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) { page.afterPaint(callback) }

  func titleDidChange() { page.titleDidChange() }

  func remove() {
    isRemoved = true
    page.remove()
    presentation.end()
  }
}
