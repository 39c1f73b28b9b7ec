import CGtk

extension Gtk {
  /// A row or a column of widgets (GtkBox).
  final class Box: Widget {
    init(axis: Axis, spacing: Double = 0) {
      super.init(adopting: gtk_box_new(axis.orientation, Self.pixels(spacing) ?? 0))
    }

    var spacing: Double {
      get { Double(gtk_box_get_spacing(cast())) }
      set { gtk_box_set_spacing(cast(), Self.pixels(newValue) ?? 0) }
    }
  }
}
