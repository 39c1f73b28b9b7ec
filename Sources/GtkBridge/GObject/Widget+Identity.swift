import CGtk

extension Gtk.Widget {
  /// Which widget it is, whoever owns it.
  struct Identity: Hashable {
    fileprivate let address: UnsafeMutableRawPointer
  }

  var identity: Identity { Identity(address: pointer) }

  /// Which window the widget is in, if any.
  var rootIdentity: Identity? {
    gtk_widget_get_root(widget).map { Identity(address: UnsafeMutableRawPointer($0)) }
  }
}
