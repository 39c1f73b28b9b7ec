import RIBs

/// What the shell needs from the RIB above it.
public protocol ShellDependency: ScreenDependency {
  /// Puts the toolkit's view for the list of screens into the sidebar's controller.
  var sidebarContent: ShellViewController.SidebarContent { get }

  /// Where the open screen and the sidebar's width are kept.
  var settingsStore: any SettingsStore { get }
}

/// Makes shells.
public protocol ShellBuildable: Buildable {
  func build(withListener listener: ShellListener) -> ShellRouting
}

/// Makes shells.
public final class ShellBuilder: Builder<ShellDependency>, ShellBuildable {
  public func build(withListener listener: ShellListener) -> ShellRouting {
    let viewController = ShellViewController(
      sidebarContent: dependency.sidebarContent, journal: dependency.journal)
    let interactor = ShellInteractor(presenter: viewController, settings: dependency.settingsStore)
    interactor.listener = listener
    return ShellRouter(
      interactor: interactor, viewController: viewController, screenBuilder: ScreenBuilder(dependency: dependency))
  }
}
