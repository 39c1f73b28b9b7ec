import RIBs
import RxSwift
import ViewControllers

@testable import HomeCore

final class ShellListenerDouble: ShellListener {}

final class ShellPresenterDouble: ShellPresentable {
  weak var listener: ShellPresentableListener?
  private(set) var states: [ShellViewState] = []

  func update(state: ShellViewState) { states.append(state) }
}

final class ViewControllableDouble: ViewController, ViewControllable {}

/// Records its routes.
final class ShellRouterDouble: ShellRouting {
  let interactable: any Interactable
  let viewControllable: any ViewControllable = ViewControllableDouble()
  let children: [any Routing] = []
  let lifecycle: Observable<RouterLifecycle> = .never()
  private(set) var routes: [AppScreen] = []

  init(interactable: any Interactable) {
    self.interactable = interactable
  }

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
  func route(to screen: AppScreen) { routes.append(screen) }
}

/// A shell in a window, kept by its router.
final class ShellFixture {
  let dependency: DependencyDouble
  let window = Window()
  let router: ShellRouting
  private let listener = ShellListenerDouble()

  init(settings: AppSettings = AppSettings()) {
    dependency = DependencyDouble(settings: settings)
    router = ShellBuilder(dependency: dependency).build(withListener: listener)
    window.rootViewController = router.viewControllable.uiviewController
    window.makeKeyAndVisible()
    router.interactable.activate()
    router.load()
  }

  var shell: ShellViewController? { window.rootViewController as? ShellViewController }

  var navigation: NavigationController? { shell?.viewController(for: .secondary) as? NavigationController }

  func select(_ screen: AppScreen) {
    shell?.viewModel.request(action: .select(screen))
  }
}
