import CGtk

extension Gtk.Widget {
  /// The identity of a widget, regardless of its owner.
  package struct Identity: Hashable {
    private let address: UnsafeMutableRawPointer

    package init(_ widget: UnsafeMutablePointer<GtkWidget>) { address = UnsafeMutableRawPointer(widget) }
  }

  package var identity: Identity { Identity(widget) }

  /// The identity of the widget's window, if any.
  package var rootIdentity: Identity? {
    gtk_widget_get_root(widget).map { Identity(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)) }
  }
}
