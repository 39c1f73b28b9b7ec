import GtkObjects

/// A tree of views that no window shows as a screen, such as the one that describes an application's scenes.
///
/// It is updated by the main loop after a change of its state, as a tree on screen is by its window's frames.
@MainActor
package final class DetachedTree<Content: View> {
  private let view: HostingView<Content>

  package init(_ content: Content) {
    view = HostingView(rootView: content, environment: nil)
    _ = view.makeWidget()
    view.setOnScreen(true)
  }

  /// The widget of the tree, for a place that is no screen.
  package var widget: Gtk.Widget { view.makeWidget() }

  package func setContent(_ content: Content) { view.rootView = content }

  /// Updates the tree now. An application uses it before it ends, when the main loop runs no longer.
  package func flushNow() { view.flushNow() }
}
