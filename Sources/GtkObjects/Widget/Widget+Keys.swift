import CGtk

extension Gtk.Widget {
  /// Calls `handler` when the keys that `accelerator` names (`"Delete"`, `"<Alt>Up"`) are pressed while the focus is in
  /// the widget. It says whether it did something; otherwise the keys have their usual meaning.
  package func onKeys(_ accelerator: String, _ handler: @escaping @MainActor () -> Bool) {
    addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_LOCAL, handler)
  }

  /// Calls `handler` when the keys that `accelerator` names (`"<Alt>Left"`, `"Escape"`) are pressed anywhere in the
  /// widget's window; its answer says whether that was all there was to do.
  ///
  /// - Returns: What listens, for ``removeShortcut(_:)``.
  @discardableResult
  package func onShortcut(_ accelerator: String, _ handler: @escaping @MainActor () -> Bool) -> Gtk.Object? {
    addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_MANAGED, handler)
  }

  /// Listens no more.
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
        // Key events arrive on the thread that runs GTK's main loop: the main thread.
        return MainActor.assumeIsolated { handler?() == true } ? 1 : 0
      },
      Callback<Handler>.retained(handler), releaseCallback)
    // The shortcut owns the trigger and the action, the controller owns the shortcut, the widget the controller.
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(accelerator), action))
    gtk_widget_add_controller(widget, controller)
    return object
  }
}
