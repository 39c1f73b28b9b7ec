import CGtk

extension Gtk.Widget {
  /// Which widget it is, whoever owns it.
  package struct Identity: Hashable {
    private let address: UnsafeMutableRawPointer

    package init(_ widget: UnsafeMutablePointer<GtkWidget>) { address = UnsafeMutableRawPointer(widget) }
  }

  package var identity: Identity { Identity(widget) }

  /// Which window the widget is in, if any.
  package var rootIdentity: Identity? {
    gtk_widget_get_root(widget).map { Identity(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)) }
  }
}
