/// What the shell's sidebar shows.
public nonisolated struct ShellViewState: Equatable, Sendable {
  /// The screens that can be chosen, in their order.
  public var screens = AppScreen.inSidebar

  /// The screen that is open.
  public var selection: AppScreen

  /// How wide the sidebar is, in points, once somebody has said so.
  public var sidebarWidth: Double?

  /// Makes a state with all screens.
  public init(selection: AppScreen = .home, sidebarWidth: Double? = nil) {
    self.selection = selection
    self.sidebarWidth = sidebarWidth
  }
}

/// What the shell can be asked to do.
public nonisolated enum ShellViewAction: Equatable, Sendable {
  /// Open a screen, or bring it to the front where there is room for one column only.
  case select(AppScreen)
  /// The user has made the sidebar this wide, in points.
  case resizeSidebar(Double)
}
