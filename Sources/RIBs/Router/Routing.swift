import RxSwift

/// What happens in the life of a router. Mirrors RIBs' `RouterLifecycle`.
public enum RouterLifecycle: Sendable {
  /// The router has been loaded.
  case didLoad
}

/// The life of a router. Mirrors RIBs' `RouterScope`.
@preconcurrency @MainActor
public protocol RouterScope: AnyObject {
  /// What happens in the router's life. It completes when the router is gone.
  var lifecycle: Observable<RouterLifecycle> { get }
}

/// What a router demands of its children. Mirrors RIBs' `Routing`.
@preconcurrency @MainActor
public protocol Routing: RouterScope {
  /// The interactor, as the router sees it.
  var interactable: any Interactable { get }

  /// The routers attached to this one, in the order they were attached.
  var children: [any Routing] { get }

  /// Loads the router, once. Only the parent calls this.
  func load()

  /// Attaches a child: its interactor becomes active and it is loaded.
  func attachChild(_ child: any Routing)

  /// Detaches a child: its interactor becomes inactive.
  func detachChild(_ child: any Routing)
}

/// A router that has a view. Mirrors RIBs' `ViewableRouting`.
@preconcurrency @MainActor
public protocol ViewableRouting: Routing {
  /// The view, as the router sees it.
  var viewControllable: any ViewControllable { get }
}

/// A router at the root of the tree. Mirrors RIBs' `LaunchRouting`.
@preconcurrency @MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Shows the router's view in `window` and sets the tree going.
  func launch(from window: UIWindow)
}
