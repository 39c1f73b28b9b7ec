import CGtk

extension Gtk {
  /// Watches one file, which need not be there yet (GFileMonitor).
  package final class FileMonitor: Object {
    /// Watches the file at a path; `nil` where the system refuses.
    package init?(path: String) {
      let file = Object(adopting: UnsafeMutableRawPointer(g_file_new_for_path(path)))
      guard let monitor = g_file_monitor_file(file.opaque, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return nil }
      super.init(adopting: UnsafeMutableRawPointer(monitor))
    }

    /// Calls `handler` when the file has been written, moved or removed; several times for one change.
    package func onChange(_ handler: @escaping @MainActor () -> Void) {
      connect("changed", handler)
    }
  }
}
