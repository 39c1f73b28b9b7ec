import CGtk

extension Gtk {
  /// A monitor of one file, which does not have to exist (GFileMonitor).
  package final class FileMonitor: Object {
    /// Monitors the file at a path. Returns `nil` if the system refuses.
    package init?(path: String) {
      let file = Object(adopting: UnsafeMutableRawPointer(g_file_new_for_path(path)))
      guard let monitor = g_file_monitor_file(file.opaque, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return nil }
      super.init(adopting: UnsafeMutableRawPointer(monitor))
    }

    /// Calls `handler` when the file is written, moved or removed, possibly several times for one change.
    package func onChange(_ handler: @escaping @MainActor () -> Void) {
      connect("changed", handler)
    }
  }
}
