import GtkObjects

/// A controller embedded in a declarative view. It is a child of the hosting controller.
///
/// It receives appearance events together with its screen, and when its view enters or leaves the screen's content.
@MainActor
final class ContainedController<Controller: ViewController> {
  let controller: Controller
  let widget: Gtk.Widget

  /// Makes `controller` a child of the hosting controller whose view is being made.
  init(_ controller: Controller, in context: NodeContext) {
    self.controller = controller
    let parent = context.graph.controller
    parent?.addChild(controller)
    if let view = controller.view, let parentView = parent?.viewIfLoaded { parentView.addSubview(view) }
    widget = controller.view.realize()
    if let parent { controller.didMove(toParent: parent) }
  }

  func remove() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
