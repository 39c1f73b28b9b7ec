import GtkObjects

/// A controller embedded in a declarative view. It is a child of the hosting controller.
///
/// It receives appearance events together with its screen or its page of tabs, and when its view enters or leaves the screen's
/// content.
@MainActor
final class ContainedController<Controller: ViewController>: AppearanceScope.Observer {
  let controller: Controller
  let widget: Gtk.Widget
  /// The appearance of the page around the view, if it differs from that of the screen or of a row.
  private let page: AppearanceScope?

  /// Makes `controller` a child of the hosting controller whose view is being created.
  init(_ controller: Controller, in context: NodeContext) {
    self.controller = controller
    page = context.appearance === context.graph.appearance || context.appearance.isOfRow ? nil : context.appearance
    let parent = context.graph.controller
    parent?.addChild(controller)
    if page == nil, let view = controller.view { parent?.viewIfLoaded?.addSubview(view) }
    widget = controller.view.realize()
    if let parent { controller.didMove(toParent: parent) }
    page?.addObserver(self)
  }

  func appearanceDidChange(isOnScreen: Bool) {
    guard let view = controller.viewIfLoaded, let screen = controller.parent?.viewIfLoaded else { return }
    if isOnScreen { screen.addSubview(view) } else { view.removeFromSuperview() }
  }

  func remove() {
    page?.removeObserver(self)
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
