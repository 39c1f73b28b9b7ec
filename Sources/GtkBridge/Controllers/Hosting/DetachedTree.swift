import GtkObjects

/// A tree of views that is not a screen of a window, such as the description of an application's scenes.
///
/// The main loop updates it after a change of its state, as the frames of a window update a tree on screen.
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

  /// Updates the tree now. An application calls it before its end, after the main loop has stopped.
  package func flushNow() { view.flushNow() }
}
