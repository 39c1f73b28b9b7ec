import CGtk

extension Gtk {
  /// A button that opens a menu or another popover (GtkMenuButton).
  package final class MenuButton: Widget {
    /// The menu, created when it first opens. The button owns it too.
    private var menu: PopoverMenu?

    package init() {
      super.init(adopting: gtk_menu_button_new())
      // Assistive technology should encounter only the internal button.
      setAccessibleRole(.group)
      // The menu applies to the current work of the user, which gets the focus again when the menu closes.
      if let button { gtk_widget_set_focus_on_click(button.widget, 0) }
    }

    /// Creates a button for a header bar. `name` is its accessibility label.
    package convenience init(icon: String, name: String) {
      self.init()
      gtk_menu_button_set_icon_name(opaque, icon)
      firstChild?.setAccessibleLabel(name)
      tooltip = name
    }

    /// The internal button, which takes the focus.
    package var button: Widget? { firstChild }

    package func setLabel(_ label: Widget) { gtk_menu_button_set_child(opaque, label.widget) }

    /// Indicates whether the button shows an arrow beside its label.
    package var showsArrow: Bool {
      get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
      set {
        if newValue != showsArrow { gtk_menu_button_set_always_show_arrow(opaque, newValue ? 1 : 0) }
        clearAccessibleNames(of: ["GtkBuiltinIcon"])
      }
    }

    /// Makes F10 open the menu.
    package func becomePrimary() { gtk_menu_button_set_primary(opaque, 1) }

    /// Sets the content of a plain popover in place of a menu.
    package func setContent(_ content: Widget) {
      let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new()
      gtk_popover_set_child(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), content.widget)
      gtk_menu_button_set_popover(opaque, popover)
    }

    /// Sets a menu that consists of the items returned by `lines` when it opens, followed by `sections`.
    package func setMenu(
      _ lines: @escaping @MainActor () -> [MenuLine], sections: [MenuModel] = [],
      onClose: @escaping @MainActor () -> Void = {}
    ) {
      typealias Handler = @MainActor () -> Void
      let open: Handler = { [weak self] in
        guard let self else { return }
        let menu = menu ?? makeMenu(onClose)
        menu.setLines(lines(), sections: sections)
        menu.rememberFocus()
      }
      gtk_menu_button_set_create_popup_func(
        opaque,
        { _, data in
          let handler = Callback<Handler>.handler(at: data)
          // Safe, because the button is pressed on the main thread, which runs GTK's main loop.
          MainActor.assumeIsolated { handler?() }
        },
        Callback<Handler>.retained(open), releaseCallback)
    }

    private func makeMenu(_ onClose: @escaping @MainActor () -> Void) -> PopoverMenu {
      let menu = PopoverMenu()
      self.menu = menu
      gtk_menu_button_set_popover(opaque, menu.widget)
      menu.connect("closed", onClose)
      return menu
    }

    package func open() { gtk_menu_button_popup(opaque) }

    package func close() { gtk_menu_button_popdown(opaque) }

    package var isOpen: Bool { button?.property("active", as: Bool.self) == true }
  }
}
