import RxSwift

/// An event in the life cycle of a router. Mirrors RIBs' `RouterLifecycle`.
public enum RouterLifecycle: Sendable {
  /// The router was loaded.
  case didLoad
}

/// The life cycle of a router. Mirrors RIBs' `RouterScope`.
@preconcurrency @MainActor
public protocol RouterScope: AnyObject {
  /// An observable of the router's life cycle. It completes when the router is deallocated.
  var lifecycle: Observable<RouterLifecycle> { get }
}

/// The interface of a router toward its parent. Mirrors RIBs' `Routing`.
@preconcurrency @MainActor
public protocol Routing: RouterScope {
  /// The interactor as an ``Interactable``.
  var interactable: any Interactable { get }

  /// The attached child routers, in attachment order.
  var children: [any Routing] { get }

  /// Loads the router, once. Only the parent calls this method.
  func load()

  /// Attaches a child: activates its interactor, then loads it.
  func attachChild(_ child: any Routing)

  /// Detaches a child: deactivates its interactor.
  func detachChild(_ child: any Routing)
}

/// A router that has a view. Mirrors RIBs' `ViewableRouting`.
@preconcurrency @MainActor
public protocol ViewableRouting: Routing {
  /// The view as a ``ViewControllable``.
  var viewControllable: any ViewControllable { get }
}

/// A router at the root of the tree. Mirrors RIBs' `LaunchRouting`.
@preconcurrency @MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Shows the router's view in `window` and activates the tree.
  func launch(from window: UIWindow)
}

extension LaunchRouting {
  /// Shows the router's view in `window` and activates the tree, by the name that it has in older RIBs.
  public func launchFromWindow(_ window: UIWindow) { launch(from: window) }
}
