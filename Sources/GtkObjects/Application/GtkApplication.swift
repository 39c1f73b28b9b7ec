import CGtk
import Foundation

extension Gtk {
  /// An application with one instance per user session (GtkApplication).
  package final class Application: Object {
    package init(id: String) {
      let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new(id, G_APPLICATION_DEFAULT_FLAGS)
      super.init(adopting: UnsafeMutableRawPointer(application))
    }

    /// Returns whether a string is a valid application identifier: at least two parts, joined by dots.
    package static func isValid(id: String) -> Bool { g_application_id_is_valid(id) != 0 }

    /// The identifier of the default application, or `nil` if there is none.
    package static var defaultID: String? {
      g_application_get_default().flatMap { g_application_get_application_id($0) }.map { String(cString: $0) }
    }

    /// Connects to the display, and returns whether there is one.
    package static func openDisplay() -> Bool {
      guard gtk_init_check() != 0 else { return false }
      Theme.isStarted
      StackPages.leaveWithTheirStack
      LabelFocus.keepsWhatHadIt
      LostFocus.isStartOfKeys
      PopoverGrab.endsWithItsWindow
      ColumnWidth.isTheSameForEveryHeight
      TooltipDelay.endsWithItsWindow
      ProgramFonts.areKnown
      return true
    }

    /// Runs GLib's main loop until the last window closes or ``quit()`` is called. Returns the exit status.
    ///
    /// - Parameter arguments: The command line, if the application opens the files that the line names.
    package func run(opening arguments: [String] = []) -> Int32 {
      let strings = arguments.map { strdup($0) }
      defer { for string in strings { free(string) } }
      var list = strings + [nil]
      return g_application_run(cast(), Int32(arguments.count), &list)
    }

    /// Calls `handler` with the addresses of the files and other URLs to open. Call this before ``run()``.
    package func onOpen(_ handler: @escaping @MainActor ([String]) -> Void) {
      typealias Handler = @MainActor ([String]) -> Void
      g_application_set_flags(
        cast(), GApplicationFlags(g_application_get_flags(cast()).rawValue | G_APPLICATION_HANDLES_OPEN.rawValue))
      let opened:
        @convention(c) (gpointer?, UnsafePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?, gpointer?) -> Void = {
          _, files, count, _, data in
          let handler = Callback<Handler>.handler(at: data)
          let addresses = UnsafeBufferPointer(start: files, count: Int(count)).compactMap { file -> String? in
            guard let address = g_file_get_uri(file) else { return nil }
            defer { g_free(address) }
            return String(cString: address)
          }
          // Safe, because the application emits its signals on the main thread.
          MainActor.assumeIsolated { handler?(addresses) }
        }
      connect("open", to: handler as Handler, through: opened)
    }

    package func quit() { g_application_quit(cast()) }

    /// Prevents the application from showing a window by itself. Call this before ``run()``.
    package func becomeService() { g_application_set_flags(cast(), G_APPLICATION_IS_SERVICE) }

    /// Lets this process run independently of others with the same identifier. Call this before ``run()``.
    package func becomeIndependent() { g_application_set_flags(cast(), G_APPLICATION_NON_UNIQUE) }

    /// The window that was active last, or `nil` if there is none.
    package var activeWindow: Window? {
      gtk_application_get_active_window(cast()).map { Window(retaining: UnsafeMutableRawPointer($0)) }
    }

    package func addAction(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }

    package func setAction(_ name: String, isEnabled: Bool) {
      guard let action = g_action_map_lookup_action(opaque, name) else { return }
      g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
    }

    package func performAction(_ name: String, target: String?) {
      guard let action = g_action_map_lookup_action(opaque, name), g_action_get_enabled(action) != 0,
        (g_action_get_parameter_type(action) != nil) == (target != nil)
      else { return }
      g_action_activate(action, target.map { g_variant_new_string($0) })
    }

    /// Sets the accelerators of an action, whose name includes its group, for all windows.
    package func setAccelerators(_ accelerators: [String], for action: String) {
      let strings = accelerators.map { strdup($0) }
      defer { for string in strings { free(string) } }
      var list = strings.map { UnsafePointer($0) } + [nil]
      gtk_application_set_accels_for_action(cast(), action, &list)
    }

    package func send(_ notification: Notification, id: String) {
      g_application_send_notification(cast(), id, notification.opaque)
    }

    package func withdrawNotification(id: String) { g_application_withdraw_notification(cast(), id) }

    package static func addRecentFile(_ address: String) {
      _ = gtk_recent_manager_add_item(gtk_recent_manager_get_default(), address)
    }

    /// Calls `handler` on receipt of a termination signal (SIGINT, SIGTERM), instead of terminating the process.
    package static func onUnixSignal(_ signal: Int32, _ handler: @escaping @MainActor () -> Void) {
      typealias Handler = @MainActor () -> Void
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { data in
          let handler = Callback<Handler>.handler(at: data)
          // Safe, because the source belongs to the default context, which the main thread runs.
          MainActor.assumeIsolated { handler?() }
          return 1
        },
        Callback<Handler>.retained(handler), releaseCallback)
    }
  }
}
