import CGtk

extension Gtk {
  /// A button that opens a popover (GtkMenuButton, GtkPopover).
  final class MenuButton: Widget {
    private let popover: Object

    init() {
      let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new()
      // The button owns the popover; this owner has a reference of its own.
      self.popover = Object(retaining: UnsafeMutableRawPointer(popover))
      super.init(adopting: gtk_menu_button_new())
      gtk_menu_button_set_popover(opaque, popover)
      // Assistive technology meets one button, with a name: the inner one.
      setAccessibleRole(.group)
    }

    /// The button inside, which takes the focus.
    var button: Widget? { firstChild }

    func setLabel(_ label: Widget) { gtk_menu_button_set_child(opaque, label.widget) }

    /// Whether an arrow beside the label says that there is a menu.
    var showsArrow: Bool {
      get { gtk_menu_button_get_always_show_arrow(opaque) != 0 }
      set { if newValue != showsArrow { gtk_menu_button_set_always_show_arrow(opaque, newValue ? 1 : 0) } }
    }

    /// Puts the content into the popover, in the look of a menu or a plain one.
    func setContent(_ content: Widget, asMenu: Bool) {
      gtk_popover_set_child(popover.cast(), content.widget)
      if asMenu { gtk_widget_add_css_class(popover.cast(), "menu") }
    }

    /// Opens the popover.
    func open() { gtk_menu_button_popup(opaque) }

    /// Closes the popover.
    func close() { gtk_menu_button_popdown(opaque) }

    var isOpen: Bool { gtk_widget_get_visible(popover.cast()) != 0 }
  }
}
