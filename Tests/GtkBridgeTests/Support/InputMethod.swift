import CGtk
import GtkObjects

@testable import GtkBridge

/// An input method that composes the text of the test, in place of the desktop's.
@MainActor
enum InputMethod {
  /// The text that is being composed. Unchecked, because GTK reads it through a C function, but only on the main
  /// thread, where tests write it.
  fileprivate nonisolated(unsafe) static var composition = ""

  private static let type: GType = {
    let type = g_type_register_static_simple(
      gtk_im_context_get_type(), "GtkBridgeTestInputMethod", UInt32(MemoryLayout<GtkIMContextClass>.size),
      { data, _ in
        guard let data else { return }
        data.assumingMemoryBound(to: GtkIMContextClass.self).pointee.get_preedit_string = {
          _, text, attributes, cursor in
          text?.pointee = g_strdup(InputMethod.composition)
          attributes?.pointee = pango_attr_list_new()
          cursor?.pointee = Int32(InputMethod.composition.unicodeScalars.count)
        }
      }, UInt32(MemoryLayout<GtkIMContext>.size), nil, GTypeFlags(rawValue: 0))
    g_io_extension_point_implement("gtk-im-module", type, "gtkbridge-test", 0)
    // Otherwise it would become the method of every other field.
    if let settings = gtk_settings_get_default() {
      Gtk.Object(retaining: UnsafeMutableRawPointer(settings)).setProperty("gtk-im-module", to: "gtk-im-context-simple")
    }
    return type
  }()

  /// The connection of a text widget to its input method.
  static func context(of widget: Gtk.Widget) -> Gtk.Object? {
    _ = type
    for part in widget.all {
      for controller in part.controllers("GtkEventControllerKey") {
        guard let context = gtk_event_controller_key_get_im_context(controller.opaque) else { continue }
        gtk_im_multicontext_set_context_id(
          UnsafeMutableRawPointer(context).assumingMemoryBound(to: GtkIMMulticontext.self), "gtkbridge-test")
        return Gtk.Object(retaining: UnsafeMutableRawPointer(context))
      }
    }
    return nil
  }

  /// Shows the text that is being composed.
  static func compose(_ text: String, in context: Gtk.Object) {
    let hasBegun = !composition.isEmpty
    composition = text
    if !hasBegun { context.emit("preedit-start") }
    context.emit("preedit-changed")
    if text.isEmpty { context.emit("preedit-end") }
  }

  /// Completes the composed text.
  static func commit(_ text: String, in context: Gtk.Object) {
    compose("", in: context)
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtkbridge_object_type(context.pointer))
    g_value_set_object(&values[0], context.pointer)
    g_value_init(&values[1], gtkbridge_type_string())
    g_value_set_string(&values[1], text)
    g_signal_emitv(&values, g_signal_lookup("commit", gtkbridge_object_type(context.pointer)), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
