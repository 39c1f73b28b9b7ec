extension Gtk {
  /// A library that styles widgets instead of GTK's own theme.
  ///
  /// It consists of closures, so that only a program that chooses the library is linked to it. Both styles know the same
  /// style classes and named colours, which are libadwaita's: GTK's theme gets those that it lacks from ``PlainStyle``.
  @MainActor
  package struct Theme {
    /// The theme of the program, or `nil` for GTK's own. Set it before the display is opened.
    package static var current: Theme?

    /// The theme of the program once the display is open. The library cannot be used before that.
    package static var started: Theme? { Gtk.display == nil ? nil : current }

    /// A closure that styles the program's widgets. It is called once, when the display has been opened.
    package let start: () -> Void
    /// A closure that returns whether the widgets are dark.
    package let isDark: () -> Bool
    /// A closure that returns whether the widgets have a high contrast.
    package let isHighContrast: () -> Bool
    /// A closure that makes the widgets dark or light, or lets them follow the desktop's preference (`nil`).
    package let prefer: (_ dark: Bool?) -> Void
    /// A closure that creates a window with information about the program, from texts by the names of their properties.
    package let makeAboutWindow: (_ texts: [String: String], _ authors: [String]) -> Window

    package init(
      start: @escaping () -> Void, isDark: @escaping () -> Bool, isHighContrast: @escaping () -> Bool,
      prefer: @escaping (Bool?) -> Void, makeAboutWindow: @escaping ([String: String], [String]) -> Window
    ) {
      self.start = start
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.prefer = prefer
      self.makeAboutWindow = makeAboutWindow
    }

    /// Styles the widgets of the display, once.
    static let isStarted: Void = {
      if let current { current.start() } else { PlainStyle.install() }
    }()
  }
}
