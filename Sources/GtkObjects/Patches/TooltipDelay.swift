import CGtk

extension Gtk {
  /// A patch that forgets the pending tooltip when a window or a popover disappears.
  ///
  /// GTK shows a tooltip half a second after the pointer has come to rest. If its window closes in the meantime, GTK
  /// asks the closed window for the pointer and reports an error. GTK's own menus are affected too, so the patch applies
  /// to the classes. GTK keeps the tooltip at the display and creates another one when the pointer moves.
  @MainActor
  enum TooltipDelay {
    /// Applies the patch on first access. Access it before the first window is created, because subclasses inherit the
    /// change. The classes are never released.
    static let endsWithItsWindow: Void = {
      for type in [gtk_window_get_type(), gtk_popover_get_type()] { endDelay(when: type) }
    }()

    static let key = "gdk-display-current-tooltip"

    private static var unmaps: [GType: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void] = [:]

    private static func endDelay(when type: GType) {
      guard let widgetClass = g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
      unmaps[type] = widgetClass.pointee.unmap
      widgetClass.pointee.unmap = { widget in
        // Safe, because GTK shows and hides widgets on the main thread, which runs its main loop.
        MainActor.assumeIsolated { TooltipDelay.unmap(widget) }
      }
    }

    private static func unmap(_ widget: UnsafeMutablePointer<GtkWidget>?) {
      guard let widget else { return }
      let display = UnsafeMutableRawPointer(gtk_widget_get_display(widget)).assumingMemoryBound(to: GObject.self)
      if let tooltip = g_object_get_data(display, key) {
        // The display would otherwise report its end to the tooltip.
        g_signal_handlers_disconnect_matched(display, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, tooltip)
        g_object_set_data(display, key, nil)
      }
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      for (type, unmap) in unmaps where g_type_check_instance_is_a(instance, type) != 0 { unmap(widget) }
    }
  }
}
