import CGtk

extension Gtk.Window {
  /// Ignores all presses of keys from now on, except that Escape still leaves a screen.
  ///
  /// - Returns: A closure that ends this.
  package func ignoreKeys() -> @MainActor () -> Void {
    guard let keys = gtk_event_controller_key_new() else { return {} }
    // The capture phase, because shortcuts and the focused widget come after it.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(keys))
    let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = { _, key, _, _, _ in
      key == guint(GDK_KEY_Escape) ? 0 : 1
    }
    controller.connect("key-pressed", to: {} as @MainActor () -> Void, through: pressed)
    gtk_widget_add_controller(widget, keys)
    return {
      if let widget = gtk_event_controller_get_widget(controller.opaque) {
        gtk_widget_remove_controller(widget, controller.opaque)
      }
    }
  }
}
