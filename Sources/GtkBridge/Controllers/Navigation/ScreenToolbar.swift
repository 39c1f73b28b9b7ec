/// A view without its own place, whose toolbar is that of a controller's screen.
@MainActor
package final class ScreenToolbar<Content: View> {
  private let view: HostingView<Content>

  /// Shows the toolbar while the controller's view, which is loaded, is on screen.
  package init(_ content: Content, for controller: ViewController) {
    view = HostingView(rootView: content, environment: nil)
    _ = view.makeWidget()
    view.graph.attach(to: controller.view.realize())
  }
}

/// The items that a controller adds to the bar of its window.
@MainActor
package protocol ScreenContent: AnyObject {
  /// Called after the controller's view has got its widget.
  func show(for controller: ViewController)
}
