import CGtk

extension Gtk {
  /// A container for one child, which follows its own alignment (GtkBinLayout). It lets the pointer through; see
  /// ``HitRegion``.
  package final class Bin: Widget {
    package init() {
      let box = HitTestedType.makeBox()
      gtk_widget_set_layout_manager(box, gtk_bin_layout_new())  // The widget takes ownership of the manager.
      super.init(adopting: box)
    }
  }
}
