import ViewControllers

/// What routers know of each other beyond ``Routing``: whose child they are.
@MainActor
protocol TreeRouting: Routing {
  /// The router this one is attached to.
  var parent: (any TreeRouting)? { get set }

  /// The host has taken a child's view away.
  func childWasRemovedByHost(_ child: any ViewableRouting, _ removal: HostRemoval)
}

extension Router: TreeRouting {}

extension TreeRouting {
  /// The controller of the nearest router above that has a view.
  var containingViewController: UIViewController? {
    guard let parent else { return nil }
    let viewable = parent as? any ViewableRouting
    return viewable?.viewControllable.uiviewController ?? parent.containingViewController
  }
}
