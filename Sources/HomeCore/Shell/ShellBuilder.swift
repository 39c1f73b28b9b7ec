import RIBs

/// The dependencies of the shell.
public protocol ShellDependency: ScreenDependency {}

/// A type that builds shells.
public protocol ShellBuildable: Buildable {
  /// Builds a shell.
  ///
  /// - Parameter listener: The interactor of the parent RIB, to which the shell keeps a weak reference.
  func build(withListener listener: ShellListener) -> ShellRouting
}

/// The builder of the shell.
public final class ShellBuilder: Builder<ShellDependency>, ShellBuildable {
  /// Builds a shell with the settings and the screens of the dependencies.
  public func build(withListener listener: ShellListener) -> ShellRouting {
    let viewController = ShellViewController(views: dependency.views, journal: dependency.journal)
    let interactor = ShellInteractor(presenter: viewController, settings: dependency.settingsStore)
    interactor.listener = listener
    return ShellRouter(
      interactor: interactor, viewController: viewController, screenBuilder: ScreenBuilder(dependency: dependency))
  }
}
