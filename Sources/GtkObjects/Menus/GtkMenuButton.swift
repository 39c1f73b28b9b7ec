import CGtk

extension Gtk {
  /// A button that opens a menu, or another bubble (GtkMenuButton).
  package final class MenuButton: Widget {
    /// Made when it is first opened; the button owns it too.
    private var menu: PopoverMenu?

    package init() {
      super.init(adopting: gtk_menu_button_new())
      // Assistive technology meets one button, with a name: the inner one.
      setAccessibleRole(.group)
    }

    /// A button of a window's bar; `name` is what assistive technology calls it.
    package convenience init(icon: String, name: String) {
      self.init()
      gtk_menu_button_set_icon_name(opaque, icon)
      firstChild?.setAccessibleLabel(name)
      tooltip = name
    }

    /// The button inside, which takes the focus.
    package var button: Widget? { firstChild }

    package func setLabel(_ label: Widget) { gtk_menu_button_set_child(opaque, label.widget) }

    /// Whether an arrow beside the label says that there is a menu.
    package var showsArrow: Bool {
      get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
      set {
        if newValue != showsArrow { gtk_menu_button_set_always_show_arrow(opaque, newValue ? 1 : 0) }
        clearAccessibleNames(of: ["GtkBuiltinIcon"])
      }
    }

    /// Whether F10 opens it.
    package func becomePrimary() { gtk_menu_button_set_primary(opaque, 1) }

    /// Shows a widget in a plain bubble in place of a menu.
    package func setContent(_ content: Widget) {
      let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new()
      gtk_popover_set_child(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), content.widget)
      gtk_menu_button_set_popover(opaque, popover)
    }

    /// Shows the lines that `lines` gives when the menu opens, then those of `sections`.
    package func setMenu(
      _ lines: @escaping @MainActor () -> [MenuLine], sections: [MenuModel] = [],
      onClose: @escaping @MainActor () -> Void = {}
    ) {
      typealias Handler = @MainActor () -> Void
      let open: Handler = { [weak self] in
        guard let self else { return }
        let menu = menu ?? makeMenu(onClose)
        menu.setLines(lines(), sections: sections)
      }
      gtk_menu_button_set_create_popup_func(
        opaque,
        { _, data in
          let handler = Callback<Handler>.handler(at: data)
          // The button is pressed on the thread that runs GTK's main loop: the main thread.
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

    /// Opens the menu.
    package func open() { gtk_menu_button_popup(opaque) }

    /// Closes the menu.
    package func close() { gtk_menu_button_popdown(opaque) }

    package var isOpen: Bool { button?.property("active", as: Bool.self) == true }
  }
}
