import CGtk

extension Gtk {
  /// The keyboard shortcuts of hidden widgets, which a visible widget handles in their place. GTK ignores those of hidden
  /// widgets.
  @MainActor
  package final class ForwardedShortcuts {
    private let widget: Widget
    private var controller: Object?

    /// - Parameter widget: The visible widget.
    package init(on widget: Widget) {
      self.widget = widget
    }

    /// Handles the shortcuts of `sources` and the widgets inside, in place of earlier ones.
    package func forward(from sources: [Widget]) {
      if let controller { gtk_widget_remove_controller(widget.widget, controller.opaque) }
      controller = nil
      let shortcuts = sources.flatMap(Self.shortcuts)
      guard !shortcuts.isEmpty, let new = gtk_shortcut_controller_new() else { return }
      gtk_shortcut_controller_set_scope(new, GTK_SHORTCUT_SCOPE_MANAGED)
      for shortcut in shortcuts { gtk_shortcut_controller_add_shortcut(new, shortcut) }
      controller = Object(retaining: UnsafeMutableRawPointer(new))
      gtk_widget_add_controller(widget.widget, new)
    }

    /// Returns copies of the shortcuts of a widget and those inside. The caller owns them.
    private static func shortcuts(of widget: Widget) -> [OpaquePointer] {
      guard let controllers = gtk_widget_observe_controllers(widget.widget) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      var found: [OpaquePointer] = []
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let item = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(item) }
        let instance = item.assumingMemoryBound(to: GTypeInstance.self)
        let controller = OpaquePointer(item)
        if g_type_check_instance_is_a(instance, gtk_shortcut_controller_get_type()) != 0,
          gtk_shortcut_controller_get_scope(controller) == GTK_SHORTCUT_SCOPE_MANAGED
        {
          found += copies(of: controller)
        }
      }
      return found + widget.children.flatMap(shortcuts)
    }

    private static func copies(of controller: OpaquePointer) -> [OpaquePointer] {
      (0..<g_list_model_get_n_items(controller)).compactMap { index in
        guard let item = g_list_model_get_item(controller, index) else { return nil }
        defer { g_object_unref(item) }
        let shortcut = OpaquePointer(item)
        guard let trigger = gtk_shortcut_get_trigger(shortcut), let action = gtk_shortcut_get_action(shortcut) else {
          return nil
        }
        // The copy takes ownership of both.
        g_object_ref(UnsafeMutableRawPointer(trigger))
        g_object_ref(UnsafeMutableRawPointer(action))
        return gtk_shortcut_new(trigger, action)
      }
    }
  }
}
