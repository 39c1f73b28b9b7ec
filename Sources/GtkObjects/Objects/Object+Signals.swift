import CGtk

extension Gtk {
  /// One handler connected to a signal: it can be blocked while the program itself makes the change, or disconnected.
  @MainActor
  package final class SignalHandler {
    /// The object itself, which may outlive whoever has connected the handler to it.
    private let reference: WeakReference
    private let identifier: gulong

    fileprivate init(object: Object, identifier: gulong) {
      reference = WeakReference(object)
      self.identifier = identifier
    }

    /// Runs `change` without the handler hearing of it.
    package func withBlocked(_ change: () -> Void) {
      guard let object = reference.object else { return change() }
      g_signal_handler_block(object.pointer, identifier)
      change()
      g_signal_handler_unblock(object.pointer, identifier)
    }

    /// Ends the connection and frees what the handler captured. Disconnecting again does nothing.
    package func disconnect() {
      guard let object = reference.object else { return }
      if g_signal_handler_is_connected(object.pointer, identifier) != 0 {
        g_signal_handler_disconnect(object.pointer, identifier)
      }
    }
  }
}

extension Gtk.Object {
  /// Calls `handler` whenever the object emits `signal` (`"clicked"`, `"notify::is-active"`).
  ///
  /// The object owns the handler until it is finalised or the handler is disconnected. A handler that captured this
  /// object, or whatever owns it, strongly would keep all of them alive for ever: capture them weakly.
  @discardableResult
  package func connect(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> Gtk.SignalHandler {
    connect(answering: signal) {
      handler()
      return false
    }
  }

  /// Calls `handler` whenever the object emits `signal`, and gives its answer to GTK where the signal asks for one
  /// (`true`: handled, look no further).
  @discardableResult
  package func connect(answering signal: String, _ handler: @escaping @MainActor () -> Bool) -> Gtk.SignalHandler {
    typealias Handler = @MainActor () -> Bool
    let data = Callback<Handler>.retained(handler)
    // One marshaller serves every signature: the arguments are not needed, the answer is a Boolean or nothing.
    let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), data)
    g_closure_set_marshal(closure) { closure, answer, _, _, _, _ in
      let handler = Callback<Handler>.handler(at: closure?.pointee.data)
      // GTK emits signals on the thread that runs its main loop: the main thread.
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
