import CGtk

extension Gtk {
  /// A line between two things (GtkSeparator).
  final class Separator: Widget {
    init(axis: Axis) {
      super.init(adopting: gtk_separator_new(axis.orientation))
    }
  }
}
