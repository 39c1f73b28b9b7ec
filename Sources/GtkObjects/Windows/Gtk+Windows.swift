import CGtk

@MainActor
extension Gtk {
  /// Indicates whether there is a display, and connects to it.
  package static var hasDisplay: Bool { Application.openDisplay() }

  /// The windows on screen, including sheets, the newest first.
  package static var shownWindows: [Window] {
    let all = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    return (0..<g_list_model_get_n_items(all.opaque)).compactMap { index in
      g_list_model_get_item(all.opaque, index).map { Window(adopting: $0) }
    }.filter { $0.isMapped }
  }
}
