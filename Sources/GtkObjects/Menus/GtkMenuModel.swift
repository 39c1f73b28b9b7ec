import CGtk

extension Gtk {
  /// Titles and the actions they stand for, in sections (GMenu).
  package final class MenuModel: Object {
    package init() {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    }

    package var count: Int { Int(g_menu_model_get_n_items(cast())) }

    /// Adds an item; its action is named with its group, as in `app.quit`.
    package func append(_ title: String, action: String) { g_menu_append(opaque, title, action) }

    /// Adds a group of items, set apart by a line, and by a title where there is one.
    func appendSection(_ section: MenuModel, title: String = "") {
      g_menu_append_section(opaque, title.isEmpty ? nil : title, section.cast())
    }

    /// Adds an item that leads to others.
    func appendSubmenu(_ title: String, _ menu: MenuModel) { g_menu_append_submenu(opaque, title, menu.cast()) }
  }
}
