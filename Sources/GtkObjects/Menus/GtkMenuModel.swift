import CGtk

extension Gtk {
  /// A menu model: titles with action names, in sections (GMenu).
  package final class MenuModel: Object {
    package init() {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    }

    package var count: Int { Int(g_menu_model_get_n_items(cast())) }

    /// Appends an item. The action's name includes its group, as in `app.quit`.
    package func append(_ title: String, action: String) { g_menu_append(opaque, title, action) }

    /// Appends a section, separated by a line and an optional title.
    func appendSection(_ section: MenuModel, title: String = "") {
      g_menu_append_section(opaque, title.isEmpty ? nil : title, section.cast())
    }

    func appendSubmenu(_ title: String, _ menu: MenuModel) { g_menu_append_submenu(opaque, title, menu.cast()) }
  }
}
