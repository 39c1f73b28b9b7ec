import CGtk

extension Gtk.Widget {
  /// Calls `handler` when the keys of `accelerator` (`"Delete"`, `"<Alt>Up"`) are pressed while the focus is inside the
  /// widget. If `handler` returns `false`, the keys have their usual effect.
  package func onKeys(_ accelerator: String, _ handler: @escaping @MainActor () -> Bool) {
    addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_LOCAL, handler)
  }

  /// Calls `handler` when the keys of `accelerator` (`"<Alt>Left"`, `"Escape"`) are pressed anywhere in the widget's
  /// window. If `handler` returns `false`, the keys have their usual effect.
  ///
  /// - Returns: The event controller, for ``removeShortcut(_:)``.
  @discardableResult
  package func onShortcut(_ accelerator: String, _ handler: @escaping @MainActor () -> Bool) -> Gtk.Object? {
    addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_MANAGED, handler)
  }

  package func removeShortcut(_ controller: Gtk.Object) { gtk_widget_remove_controller(widget, controller.opaque) }

  @discardableResult
  private func addShortcut(
    _ accelerator: String, scope: GtkShortcutScope, _ handler: @escaping @MainActor () -> Bool
  ) -> Gtk.Object? {
    typealias Handler = @MainActor () -> Bool
    guard let controller = gtk_shortcut_controller_new() else { return nil }
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_shortcut_controller_set_scope(controller, scope)
    let action = gtk_callback_action_new(
      { _, _, data in
        let handler = Callback<Handler>.handler(at: data)
        // Safe, because key events arrive on the main thread, which runs GTK's main loop.
        return MainActor.assumeIsolated { handler?() == true } ? 1 : 0
      },
      Callback<Handler>.retained(handler), releaseCallback)
    // The shortcut owns the trigger and the action, the controller owns the shortcut, and the widget owns the
    // controller.
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(accelerator), action))
    gtk_widget_add_controller(widget, controller)
    return object
  }
}
