import CGtk

extension Gtk {
  /// A connected signal handler, which can be blocked during a change by the program, or disconnected.
  @MainActor
  package final class SignalHandler {
    /// A weak reference, because the object may be finalised first.
    private let reference: WeakReference
    private let identifier: gulong

    fileprivate init(object: Object, identifier: gulong) {
      reference = WeakReference(object)
      self.identifier = identifier
    }

    /// Runs `change` with the handler blocked, unless it is disconnected. The change may disconnect it.
    package func withBlocked(_ change: () -> Void) {
      guard let object = connectedObject else { return change() }
      g_signal_handler_block(object.pointer, identifier)
      change()
      if connectedObject != nil { g_signal_handler_unblock(object.pointer, identifier) }
    }

    /// Disconnects the handler and releases its captures. Idempotent.
    package func disconnect() {
      if let object = connectedObject { g_signal_handler_disconnect(object.pointer, identifier) }
    }

    /// The object, while the handler is connected. GLib warns of an identifier that it does not know.
    private var connectedObject: Object? {
      guard let object = reference.object, g_signal_handler_is_connected(object.pointer, identifier) != 0 else {
        return nil
      }
      return object
    }
  }
}

extension Gtk.Object {
  /// Calls `handler` whenever the object emits `signal` (`"clicked"`, `"notify::is-active"`).
  ///
  /// The object owns the handler until it is finalised or the handler is disconnected. Capture this object and its
  /// owners weakly in the handler, because a strong capture is a retain cycle.
  @discardableResult
  package func connect(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> Gtk.SignalHandler {
    connect(answering: signal) {
      handler()
      return false
    }
  }

  /// Calls `handler` whenever the object emits `signal`, and returns its result to GTK if the signal has a Boolean
  /// result (`true` stops further handling).
  @discardableResult
  package func connect(answering signal: String, _ handler: @escaping @MainActor () -> Bool) -> Gtk.SignalHandler {
    typealias Handler = @MainActor () -> Bool
    let data = Callback<Handler>.retained(handler)
    // One marshaller serves every signal, because it ignores the arguments, and the result is a Boolean or nothing.
    let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), data)
    g_closure_set_marshal(closure) { closure, answer, _, _, _, _ in
      let handler = Callback<Handler>.handler(at: closure?.pointee.data)
      // Safe, because GTK emits signals on the main thread, which runs its main loop.
      let isHandled = MainActor.assumeIsolated { handler?() == true }
      if let answer, g_type_check_value_holds(answer, gtkbridge_type_boolean()) != 0 {
        g_value_set_boolean(answer, isHandled ? 1 : 0)
      }
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in releaseCallback(data) }
    let identifier = g_signal_connect_closure(pointer, signal, closure, 0)
    return Gtk.SignalHandler(object: self, identifier: identifier)
  }
}
