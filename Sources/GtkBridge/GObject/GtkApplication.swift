import CGtk

extension Gtk {
  /// The program on the desktop (GtkApplication): one instance for each user session.
  final class Application: Object {
    init(id: String) {
      let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new(id, G_APPLICATION_DEFAULT_FLAGS)
      super.init(adopting: UnsafeMutableRawPointer(application))
    }

    /// Whether a string can be an application id: at least two parts, joined by dots.
    static func isValid(id: String) -> Bool { g_application_id_is_valid(id) != 0 }

    /// Whether there is a display to show windows on. Connects to it.
    static func openDisplay() -> Bool { gtk_init_check() != 0 }

    /// Runs GLib's main loop until the last window is closed or ``quit()`` is called; gives the exit status.
    func run() -> Int32 { g_application_run(cast(), 0, nil) }

    /// Ends ``run()``.
    func quit() { g_application_quit(cast()) }

    /// Calls `handler` when the process is asked to end by `signal` (SIGINT, SIGTERM), instead of ending at once.
    static func onUnixSignal(_ signal: Int32, _ handler: @escaping @MainActor () -> Void) {
      let box = Unmanaged.passRetained(UnixSignalBox(handler: handler)).toOpaque()
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { data in
          guard let data else { return 0 }
          let box = Unmanaged<UnixSignalBox>.fromOpaque(data).takeUnretainedValue()
          // The source is attached to the default context, which the main thread runs.
          MainActor.assumeIsolated { box.handler() }
          return 1
        },
        box,
        { data in
          guard let data else { return }
          Unmanaged<UnixSignalBox>.fromOpaque(data).release()
        })
    }
  }
}

private final class UnixSignalBox {
  let handler: @MainActor () -> Void

  init(handler: @escaping @MainActor () -> Void) { self.handler = handler }
}
