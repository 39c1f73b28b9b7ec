import CGtk

extension Gtk {
  /// A container for one child, which follows its own alignment (GtkBinLayout).
  package final class Bin: Widget {
    package init() {
      // Any concrete widget class would do, because only the layout manager matters.
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_widget_set_layout_manager(box, gtk_bin_layout_new())  // The widget takes ownership of the manager.
      super.init(adopting: box)
    }
  }
}
