import CGtk

extension Gtk {
  /// Closes every popover that leaves its window while it is open.
  ///
  /// A popover takes the input of the whole program until it is hidden, and GTK does not hide one that leaves its window with
  /// the screen that it belongs to: no key and no click does anything from then on. GTK has popovers of its own, such as those of
  /// drop-downs and menus: therefore this is a matter of the class.
  enum PopoverGrab {
    /// Comes before the first popover, whose class is handed down to all kinds of them. The class is kept for ever.
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
