import RIBs
import ViewControllers

/// The interactor as the shell's router uses it.
public protocol ShellInteractable: Interactable, HomeListener {
  var router: ShellRouting? { get set }
  var listener: ShellListener? { get set }
}

/// The view controller as the shell's router uses it.
public protocol ShellViewControllable: ViewControllable {
  /// Replaces the open screen, including everything it has opened.
  func show(_ screen: ViewController)

  /// Brings the open screen to the front if there is room for only one column.
  func showContent()
}

/// The router of the shell, which keeps one screen open and attaches it if it is a RIB.
public final class ShellRouter: ViewableRouter<ShellInteractable, ShellViewControllable>, ShellRouting {
  private let screenBuilder: ScreenBuildable
  private var open: AppScreen?
  private var child: (any Routing)?

  /// Creates a router whose screens are built by `screenBuilder`.
  public init(interactor: ShellInteractable, viewController: ShellViewControllable, screenBuilder: ScreenBuildable) {
    self.screenBuilder = screenBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  public func route(to screen: AppScreen) {
    guard screen != open else { return viewController.showContent() }
    if let child { detachChild(child) }
    let built = screenBuilder.build(screen, withListener: interactor)
    open = screen
    child = built.router
    if let router = built.router { attachChild(router) }
    viewController.show(built.viewController)
  }
}
