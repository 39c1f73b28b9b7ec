import CGtk
import Foundation

extension Gtk.Widget {
  /// Calls `handler` with the place of the pointer in the widget when it enters and when it moves, and with `nil` when it
  /// leaves.
  package func onPointerMove(_ handler: @escaping @MainActor (CGPoint?) -> Void) {
    takePointer()
    guard let motion = gtk_event_controller_motion_new() else { return }
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(motion))
    typealias Handler = @MainActor (CGPoint?) -> Void
    typealias Function = @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> Void
    let moved: Function = { _, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?(CGPoint(x: x, y: y)) }
    }
    controller.connect("enter", to: handler as Handler, through: moved)
    controller.connect("motion", to: handler as Handler, through: moved)
    controller.connect("leave") { handler(nil) }
    gtk_widget_add_controller(widget, motion)
  }

  /// Calls `handler` when Shift, Control or Alt is pressed or released in the widget's window, and `false` for each that
  /// is not down. The widget must be in a window.
  ///
  /// - Returns: A closure that ends the calls.
  package func onModifierKeys(
    _ handler: @escaping @MainActor (_ shift: Bool, _ control: Bool, _ alt: Bool) -> Void
  ) -> (@MainActor () -> Void)? {
    typealias Handler = @MainActor (_ shift: Bool, _ control: Bool, _ alt: Bool) -> Void
    guard let window = rootWindow, let keys = gtk_event_controller_key_new() else { return nil }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(keys))
    let changed: @convention(c) (gpointer?, GdkModifierType, gpointer?) -> gboolean = { _, state, data in
      let handler = Callback<Handler>.handler(at: data)
      func has(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
      let (shift, control, alt) = (has(GDK_SHIFT_MASK), has(GDK_CONTROL_MASK), has(GDK_ALT_MASK))
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?(shift, control, alt) }
      return 0
    }
    controller.connect("modifiers", to: handler as Handler, through: changed)
    gtk_widget_add_controller(window.widget, keys)
    return {
      if let widget = gtk_event_controller_get_widget(controller.opaque) {
        gtk_widget_remove_controller(widget, controller.opaque)
      }
    }
  }

  /// Activates one of GTK's actions of the widget or of those around it, such as `clipboard.copy`. Returns whether there
  /// is one.
  @discardableResult
  package func perform(action name: String) -> Bool { gtk_widget_activate_action_variant(widget, name, nil) != 0 }
}
