import GtkObjects

/// A controller that stands in a declarative view: a child of the hosting controller, with its widget among the nodes'.
///
/// As a child it hears its appearance events with the screen, or when its view comes and goes within one.
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

  /// Takes the controller out again.
  func remove() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
