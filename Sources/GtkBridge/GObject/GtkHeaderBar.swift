import CGtk

extension Gtk {
  /// The bar at the top of a window: its title, its buttons, and what is packed beside them (GtkHeaderBar).
  final class HeaderBar: Widget {
    init() {
      super.init(adopting: gtk_header_bar_new())
    }

    /// Puts a widget at the edge where text begins.
    func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

    /// Puts a widget in the middle in place of the window's title; `nil` shows the title again.
    func setTitleWidget(_ child: Widget?) { gtk_header_bar_set_title_widget(opaque, child?.widget) }
  }
}
