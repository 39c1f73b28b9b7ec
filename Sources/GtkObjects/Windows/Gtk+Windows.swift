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

  /// The text scale, as a multiple of the desktop's value at the start of the program.
  package static var textScale: Double {
    get { settings.map { Double($0.property("gtk-xft-dpi", as: Int32.self)) / ownResolution } ?? 1 }
    set { settings?.setProperty("gtk-xft-dpi", to: Int32((newValue * ownResolution).rounded())) }
  }

  /// The initial text resolution, in dots per inch times 1024.
  private static let ownResolution: Double = {
    let resolution = settings?.property("gtk-xft-dpi", as: Int32.self) ?? 0
    return resolution > 0 ? Double(resolution) : 96 * 1024
  }()

  private static var settings: Object? {
    gtk_settings_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) }
  }
}
