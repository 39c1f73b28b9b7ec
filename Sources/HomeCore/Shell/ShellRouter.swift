import RIBs
import ViewControllers

/// The interactor as the shell's router uses it.
public protocol ShellInteractable: Interactable, HomeListener {
  /// The router, which sets itself.
  var router: ShellRouting? { get set }
  /// The interactor of the parent RIB.
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

  /// Shows a screen in place of the open one, and detaches that one if it is a RIB. The open screen itself only comes to
  /// the front.
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
