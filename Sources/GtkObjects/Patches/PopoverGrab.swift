import CGtk

extension Gtk {
  /// A patch that closes every open popover that is removed from its window.
  ///
  /// An open popover grabs all input of the program. GTK does not close a popover that is removed together with its
  /// screen, after which no key or click has any effect. GTK's own widgets contain popovers, such as drop-downs and
  /// menus, so the patch applies to the class.
  enum PopoverGrab {
    /// Applies the patch on first access. Access it before the first popover is created, because subclasses inherit
    /// the change. The class is never released.
    static let endsWithItsWindow: Void = {
      guard let popovers = g_type_class_ref(gtk_popover_get_type()) else { return }
      popovers.assumingMemoryBound(to: GtkWidgetClass.self).pointee.unroot = { popover in
        guard let popover else { return }
        gtk_widget_set_visible(popover, 0)
        if let parentClass = g_type_class_peek(gtk_widget_get_type()) {
          parentClass.assumingMemoryBound(to: GtkWidgetClass.self).pointee.unroot?(popover)
        }
      }
    }()
  }
}
