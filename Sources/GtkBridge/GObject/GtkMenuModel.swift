import CGtk

extension Gtk {
  /// Titles and the actions they stand for, in sections (GMenu).
  final class MenuModel: Object {
    init() {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    }

    /// Adds an item; its action is named with its group, as in `app.quit`.
    func append(_ title: String, action: String) { g_menu_append(opaque, title, action) }

    /// Adds a group of items, set apart by a line.
    func appendSection(_ section: MenuModel) { g_menu_append_section(opaque, nil, section.cast()) }
  }

  /// A button at the end of a window's bar that opens the program's menu, as F10 does (GtkMenuButton).
  final class PrimaryMenuButton: Widget {
    init(_ menu: MenuModel, name: String) {
      super.init(adopting: gtk_menu_button_new())
      gtk_menu_button_set_icon_name(opaque, "open-menu-symbolic")
      gtk_menu_button_set_menu_model(opaque, menu.cast())
      gtk_menu_button_set_primary(opaque, 1)
      // Assistive technology meets one button, with a name: the inner one.
      setAccessibleRole(.group)
      firstChild?.setAccessibleLabel(name)
      gtk_widget_set_tooltip_text(widget, name)
    }
  }
}
