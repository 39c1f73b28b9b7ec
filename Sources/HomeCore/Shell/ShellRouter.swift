import RIBs
import ViewControllers

/// What the shell's router asks of its interactor.
public protocol ShellInteractable: Interactable, HomeListener {
  var router: ShellRouting? { get set }
  var listener: ShellListener? { get set }
}

/// What the shell's router asks of its view controller.
public protocol ShellViewControllable: ViewControllable {
  /// Shows a screen in place of the one that is open, and of everything that has opened.
  func show(_ screen: ViewController)

  /// Brings the open screen to the front where there is room for one column only.
  func showContent()
}

/// Keeps one screen open: a RIB that it attaches, or a screen that runs by itself.
public final class ShellRouter: ViewableRouter<ShellInteractable, ShellViewControllable>, ShellRouting {
  private let screenBuilder: ScreenBuildable
  private var open: AppScreen?
  private var child: (any Routing)?

  /// Makes a router whose screens `screenBuilder` makes.
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
