import GtkBridge
import GtkObjects

/// The view of a results controller over the screen of a search.
@MainActor
final class SearchResults {
  private let controller: UIViewController
  private weak var screen: UIViewController?
  /// The covered widgets, which receive no input meanwhile.
  private var covered: [Gtk.Widget] = []

  /// Shows the view. A dismissal by the controller calls `end`.
  init(of controller: UIViewController, over screen: UIViewController, end: @escaping @MainActor () -> Void) {
    (self.controller, self.screen) = (controller, screen)
    screen.addChild(controller)
    if let view = controller.view {
      screen.view.addCover(view)
      covered = view.realizedWidget?.siblings.filter(\.takesInput) ?? []
      for widget in covered { widget.takesInput = false }
    }
    controller.covering = Covering(screen, end: end)
    controller.didMove(toParent: screen)
  }

  func remove() {
    for widget in covered { widget.takesInput = true }
    controller.willMove(toParent: nil)
    if let view = controller.viewIfLoaded { screen?.viewIfLoaded?.removeCover(view) }
    controller.covering = nil
    controller.removeFromParent()
  }
}
