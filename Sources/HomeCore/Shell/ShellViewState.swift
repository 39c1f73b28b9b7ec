/// The state of the shell's sidebar.
public nonisolated struct ShellViewState: Equatable, Sendable {
  /// The available screens, in order.
  public var screens = AppScreen.inSidebar

  /// The open screen.
  public var selection: AppScreen

  /// The width of the sidebar in points, or `nil` until the user sets it.
  public var sidebarWidth: Double?

  /// Creates a state with all screens.
  public init(selection: AppScreen = .home, sidebarWidth: Double? = nil) {
    self.selection = selection
    self.sidebarWidth = sidebarWidth
  }
}

/// The actions of the shell.
public nonisolated enum ShellViewAction: Equatable, Sendable {
  /// Open a screen, or bring it to the front if there is room for only one column.
  case select(AppScreen)
  /// Store the width, in points, to which the user resized the sidebar.
  case resizeSidebar(Double)
}
