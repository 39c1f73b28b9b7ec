import CGtk
import Foundation

extension Gtk.Widget {
  /// The size of the widget's content in points, as of the last layout.
  package var contentSize: CGSize {
    CGSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// Calls `callback` once the widget has its final position: after the layout, and after the transitions of
  /// surrounding stacks.
  package func whenInPlace(_ callback: @escaping @MainActor () -> Void) {
    afterLayout { [weak self] in
      guard let self else { return }
      guard let stack = movingStack else { return callback() }
      var handler: Gtk.SignalHandler?
      handler = stack.connect("notify::transition-running") { [weak self] in
        handler?.disconnect()
        handler = nil
        self?.whenInPlace(callback)
      }
    }
  }

  /// Indicates whether a surrounding stack is in a transition.
  package var isInTransition: Bool { movingStack != nil }

  /// The nearest ancestor stack with a running transition.
  private var movingStack: Gtk.Object? {
    var ancestor = gtk_widget_get_ancestor(widget, gtk_stack_get_type())
    while let stack = ancestor {
      let object = Gtk.Object(retaining: UnsafeMutableRawPointer(stack))
      if gtk_stack_get_transition_running(object.opaque) != 0 { return object }
      ancestor = gtk_widget_get_parent(stack).flatMap { gtk_widget_get_ancestor($0, gtk_stack_get_type()) }
    }
    return nil
  }
}
