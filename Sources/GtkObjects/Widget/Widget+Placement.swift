import CGtk
import Foundation

extension Gtk.Widget {
  /// The size of the widget's content in points, as of the last layout.
  package var contentSize: CGSize {
    CGSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// Calls `callback` once the widget has its final position: after the layout, and after the transitions of
  /// surrounding pages.
  package func whenInPlace(_ callback: @escaping @MainActor () -> Void) {
    afterLayout { [weak self] in
      guard let self else { return }
      guard let pages = movingPages else { return callback() }
      var handler: Gtk.SignalHandler?
      handler = pages.widget.connect("notify::\(pages.property)") { [weak self] in
        handler?.disconnect()
        handler = nil
        self?.whenInPlace(callback)
      }
    }
  }

  /// Indicates whether a surrounding page is in a transition.
  package var isInTransition: Bool { movingPages != nil }

  /// The style class of a widget, other than a GtkStack, whose pages are in a transition.
  package static var transitionStyleClass: String { "page-transition" }

  /// The nearest ancestor whose pages are in a transition, and the property that changes at its end.
  private var movingPages: (widget: Gtk.Object, property: String)? {
    var ancestor = gtk_widget_get_parent(widget)
    while let current = ancestor {
      let object = Gtk.Object(retaining: UnsafeMutableRawPointer(current))
      if gtk_widget_has_css_class(current, Self.transitionStyleClass) != 0 { return (object, "css-classes") }
      if g_type_check_instance_is_a(&current.pointee.parent_instance.g_type_instance, gtk_stack_get_type()) != 0,
        gtk_stack_get_transition_running(object.opaque) != 0
      {
        return (object, "transition-running")
      }
      ancestor = gtk_widget_get_parent(current)
    }
    return nil
  }
}
