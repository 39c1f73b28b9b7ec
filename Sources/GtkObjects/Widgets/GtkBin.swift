import CGtk

extension Gtk {
  /// A box around one widget, which stands in it by its own alignment (GtkBinLayout).
  package final class Bin: Widget {
    package init() {
      // The widget itself must be of some concrete class; only its layout manager matters.
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_widget_set_layout_manager(box, gtk_bin_layout_new())  // The widget owns the manager from here on.
      super.init(adopting: box)
    }
  }
}
