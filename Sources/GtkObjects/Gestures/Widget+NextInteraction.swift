import CGtk

extension Gtk.Widget {
  /// Calls `handler` once, after the next press or vertical scroll in the window.
  ///
  /// - Returns: A closure that ends the wait.
  package func onNextInteraction(_ handler: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let root = rootWindow else { return {} }
    var (isPressed, isWaiting) = (false, true)
    // Weak, because the handler belongs to the controller.
    var controller: Gtk.WeakReference?
    let stop: @MainActor () -> Void = {
      guard isWaiting else { return }
      isWaiting = false
      // Deferred, because GTK may be iterating over the controllers of the window.
      Task {
        guard let controller = controller?.object, let window = gtk_event_controller_get_widget(controller.opaque)
        else {
          return
        }
        gtk_widget_remove_controller(window, controller.opaque)
      }
    }
    let events = root.onEvent { event in
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isPressed = true
      // The pressed widget receives the event first.
      case GDK_BUTTON_RELEASE where isPressed, GDK_TOUCH_END where isPressed, GDK_SCROLL where Self.isVertical(event):
        guard isWaiting else { return }
        stop()
        Task { handler() }
      default: break
      }
    }
    controller = events.map { Gtk.WeakReference($0) }
    return stop
  }

  private static func isVertical(_ scroll: OpaquePointer) -> Bool {
    switch gdk_scroll_event_get_direction(scroll) {
    case GDK_SCROLL_UP, GDK_SCROLL_DOWN: return true
    case GDK_SCROLL_SMOOTH:
      var (right, down) = (0.0, 0.0)
      gdk_scroll_event_get_deltas(scroll, &right, &down)
      return abs(down) > abs(right)
    default: return false
    }
  }
}
