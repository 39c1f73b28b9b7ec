import CGtk
import Graphics

extension Gtk {
  /// A separator line (GtkSeparator).
  package final class Separator: Widget {
    package init(axis: Axis) {
      super.init(adopting: gtk_separator_new(axis.orientation))
    }
  }
}
