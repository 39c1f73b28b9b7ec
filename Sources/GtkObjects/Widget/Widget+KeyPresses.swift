import CGtk

extension Gtk {
  /// A key of the keyboard that was pressed, repeated or released.
  package struct KeyPress: Sendable {
    package enum Phase: Sendable {
      case down, repetition, up
    }

    package let phase: Phase
    /// GTK's name of the key without Shift; the name of a key of the number pad is that of its counterpart.
    package let name: String
    /// The character that the key types, with Shift taken into account; `nil` for keys without a character.
    package let character: Unicode.Scalar?
    package let hasShift: Bool
    package let hasControl: Bool
    package let hasAlt: Bool
  }
}

extension Gtk.Widget {
  package typealias KeyPressHandler = @MainActor (Gtk.KeyPress) -> Bool

  /// Calls `handler` for each key that is pressed, repeated or released while the focus is inside the widget, before the
  /// focused widget itself uses the key. Handlers of inner widgets are called before those of outer ones, and earlier
  /// handlers of a widget before later ones. After one has returned `true`, the key has no further effect.
  ///
  /// The keys of an input method are not reported while it composes a character.
  package func onKeyPress(_ handler: @escaping KeyPressHandler) {
    if let handlers = KeyPressHandlers.of(widget) { return handlers.all.append(handler) }
    KeyPressHandlers.set([handler], of: widget)
    guard let keys = gtk_event_controller_key_new() else { return }
    // The capture phase, because the focused widget would use many keys itself.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let controller = Gtk.Object(retaining: UnsafeMutableRawPointer(keys))
    typealias Function = @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean
    typealias Handler = @MainActor (KeyPressDispatch.Event) -> Bool
    let ask: Handler = { [weak self] event in self.map { KeyPressDispatch.ask(about: event, in: $0) } ?? false }
    let pressed: Function = { controller, key, code, state, data in
      let handler = Callback<Handler>.handler(at: data)
      let time = gtk_event_controller_get_current_event_time(controller.map { OpaquePointer($0) })
      // Safe, because events arrive on the main thread, which runs GTK's main loop.
      return MainActor.assumeIsolated {
        handler?(.init(isPress: true, key: key, code: code, state: state, time: time)) == true ? 1 : 0
      }
    }
    let released: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> Void = {
      controller, key, code, state, data in
      let handler = Callback<Handler>.handler(at: data)
      let time = gtk_event_controller_get_current_event_time(controller.map { OpaquePointer($0) })
      // Safe, for the same reason.
      MainActor.assumeIsolated {
        _ = handler?(.init(isPress: false, key: key, code: code, state: state, time: time))
      }
    }
    controller.connect("key-pressed", to: ask, through: pressed)
    controller.connect("key-released", to: ask, through: released)
    gtk_widget_add_controller(widget, keys)  // The widget takes ownership of the controller.
    // The release of a held key goes to another widget.
    onFocusChange { isFocused in if !isFocused { KeyPressDispatch.forgetHeldKeys() } }
  }
}

/// The handlers of one widget, which owns them.
@MainActor
private final class KeyPressHandlers {
  private static let key = "gtkbridge-key-presses"

  var all: [Gtk.Widget.KeyPressHandler]

  private init(_ all: [Gtk.Widget.KeyPressHandler]) { self.all = all }

  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> KeyPressHandlers? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key).map {
      Unmanaged<KeyPressHandlers>.fromOpaque($0).takeUnretainedValue()
    }
  }

  static func set(_ handlers: [Gtk.Widget.KeyPressHandler], of widget: UnsafeMutablePointer<GtkWidget>) {
    let data = Unmanaged.passRetained(KeyPressHandlers(handlers)).toOpaque()
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_data_full(object, key, data) { data in
      guard let data else { return }
      Unmanaged<KeyPressHandlers>.fromOpaque(data).release()
    }
  }
}

/// The handlers around the focus that receive an event, from the inside out.
@MainActor
private enum KeyPressDispatch {
  struct Event: Equatable {
    let isPress: Bool
    let key: guint
    let code: guint
    let state: GdkModifierType
    let time: guint32
  }

  /// The latest event. GTK captures it from the outside in, so the outermost widget calls the handlers of all widgets.
  private static var latest: Event?
  /// The hardware codes of the keys that are down. X11 does not tell repetitions from presses.
  private static var held: Set<guint> = []

  static func forgetHeldKeys() { held = [] }

  static func ask(about event: Event, in widget: Gtk.Widget) -> Bool {
    guard event != latest else { return false }
    latest = event
    let isHeld = held.contains(event.code)
    if event.isPress { held.insert(event.code) } else { held.remove(event.code) }
    // Without a focus, the keys go to the window and its handlers.
    let focus = widget.focusInWindow ?? widget
    guard !focus.isComposing else { return false }
    let phase: Gtk.KeyPress.Phase = event.isPress ? (isHeld ? .repetition : .down) : .up
    let press = Gtk.KeyPress(event, phase: phase)
    var handlers: [Gtk.Widget.KeyPressHandler] = []
    var next: UnsafeMutablePointer<GtkWidget>? = focus.widget
    while let widget = next {
      handlers += KeyPressHandlers.of(widget)?.all ?? []
      next = gtk_widget_get_parent(widget)
    }
    return handlers.contains { $0(press) }
  }
}

extension Gtk.KeyPress {
  fileprivate init(_ event: KeyPressDispatch.Event, phase: Phase) {
    self.phase = phase
    let key = Self.counterpart(of: gdk_keyval_to_lower(event.key))
    name = gdk_keyval_name(key).map { String(cString: $0) } ?? ""
    let scalar = gdk_keyval_to_unicode(event.key)
    character = scalar == 0 ? nil : Unicode.Scalar(scalar)
    func has(_ mask: GdkModifierType) -> Bool { event.state.rawValue & mask.rawValue != 0 }
    hasShift = has(GDK_SHIFT_MASK)
    hasControl = has(GDK_CONTROL_MASK)
    hasAlt = has(GDK_ALT_MASK)
  }

  /// Returns the usual key for one of the number pad, and Tab for Tab with Shift.
  private static func counterpart(of key: guint) -> guint {
    let name = gdk_keyval_name(key).map { String(cString: $0) } ?? ""
    if name == "ISO_Left_Tab" { return gdk_keyval_from_name("Tab") }
    guard name.hasPrefix("KP_") else { return key }
    let scalar = gdk_keyval_to_unicode(key)
    if scalar > 32 { return gdk_unicode_to_keyval(scalar) }
    let usual = name == "KP_Enter" ? "Return" : String(name.dropFirst(3))
    let found = gdk_keyval_from_name(usual)
    return found == GDK_KEY_VoidSymbol ? key : found
  }
}

extension Gtk.Widget {
  /// Indicates whether an input method is composing a character in the widget.
  fileprivate var isComposing: Bool {
    for (keys, _) in controllers(of: gtk_event_controller_key_get_type()) {
      guard let method = gtk_event_controller_key_get_im_context(keys.opaque) else { continue }
      var text: UnsafeMutablePointer<CChar>?
      gtk_im_context_get_preedit_string(method, &text, nil, nil)
      guard let text else { continue }
      defer { g_free(text) }
      if text.pointee != 0 { return true }
    }
    return false
  }
}
