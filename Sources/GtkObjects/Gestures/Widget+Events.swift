import CGtk

extension Gtk.Widget {
  /// Calls `handler` with each event in the widget before GTK handles it (GtkEventControllerLegacy, in the capture phase).
  ///
  /// - Returns: The controller, which belongs to the widget and owns the handler.
  @discardableResult
  func onEvent(_ handler: @escaping @MainActor (_ event: OpaquePointer) -> Void) -> Gtk.Object? {
    guard let events = gtk_event_controller_legacy_new() else { return nil }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    typealias Handler = @MainActor (OpaquePointer) -> Void
    let received: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { if let event { handler?(event) } }
      return 0
    }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(events))
    controller.connect("event", to: handler as Handler, through: received)
    gtk_widget_add_controller(widget, events)  // The widget takes ownership of the controller.
    return controller
  }
}
