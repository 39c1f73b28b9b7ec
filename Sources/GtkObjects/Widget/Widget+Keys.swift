import CGtk

extension Gtk.Widget {
  /// Calls `handler` when the keys of `accelerator` (`"Delete"`, `"<Alt>Up"`) are pressed while the focus is inside the
  /// widget. If `handler` returns `false`, the keys have their usual effect.
  ///
  /// - Parameter precedesContent: Indicates whether the handler is called before the widgets inside receive the keys.
  package func onKeys(
    _ accelerator: String, precedesContent: Bool = false, _ handler: @escaping @MainActor () -> Bool
  ) {
    let phase = precedesContent ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE
    addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_LOCAL, phase: phase, handler)
  }

  /// Calls `handler` when the keys of `accelerator` (`"<Alt>Left"`, `"Escape"`) are pressed anywhere in the widget's
  /// window. If `handler` returns `false`, the keys have their usual effect.
  ///
  /// - Parameter precedesFocus: A Boolean value that indicates whether the shortcut precedes the effects that the keys
  ///   have on buttons and on the focus. Fields, sliders, lists and menus keep their keys.
  /// - Returns: The event controller, for ``removeShortcut(_:)``.
  @discardableResult
  package func onShortcut(
    _ accelerator: String, precedesFocus: Bool = false, _ handler: @escaping @MainActor () -> Bool
  ) -> Gtk.Object? {
    guard precedesFocus else {
      return addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_MANAGED) { [weak self] in
        self?.isInLeavingScreen != true && handler()
      }
    }
    return addShortcut(accelerator, scope: GTK_SHORTCUT_SCOPE_MANAGED, phase: GTK_PHASE_CAPTURE) { [weak self] in
      guard let self, isMapped, !isInLeavingScreen, focusInWindow?.usesArrowsAndSpace != true else { return false }
      return handler()
    }
  }

  package func removeShortcut(_ controller: Gtk.Object) { gtk_widget_remove_controller(widget, controller.opaque) }

  @discardableResult
  private func addShortcut(
    _ accelerator: String, scope: GtkShortcutScope, phase: GtkPropagationPhase = GTK_PHASE_BUBBLE,
    _ handler: @escaping @MainActor () -> Bool
  ) -> Gtk.Object? {
    typealias Handler = @MainActor () -> Bool
    guard let controller = gtk_shortcut_controller_new() else { return nil }
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_shortcut_controller_set_scope(controller, scope)
    gtk_event_controller_set_propagation_phase(controller, phase)
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

extension Gtk.Widget {
  /// The types of the widgets that use the arrow keys and the space bar themselves.
  private static let typesWithKeys = [
    "GtkEditable", "GtkTextView", "GtkRange", "GtkListBase", "GtkListBox", "GtkFlowBox", "GtkCalendar", "GtkPopover",
  ]

  /// Indicates whether the widget or one that contains it uses the arrow keys and the space bar itself.
  fileprivate var usesArrowsAndSpace: Bool {
    let types = Self.typesWithKeys.map { g_type_from_name($0) }.filter { $0 != 0 }
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let widget = next {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if types.contains(where: { g_type_check_instance_is_a(instance, $0) != 0 }) { return true }
      next = gtk_widget_get_parent(widget)
    }
    return false
  }
}
