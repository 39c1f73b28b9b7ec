import ViewControllers

/// The parent-child relationship of routers, which ``Routing`` does not expose.
@MainActor
protocol TreeRouting: Routing {
  var parent: (any TreeRouting)? { get set }

  func childWasRemovedByHost(_ child: any ViewableRouting, _ removal: HostRemoval)
}

extension Router: TreeRouting {}

extension TreeRouting {
  /// The view controller of the nearest ancestor router that has a view.
  var containingViewController: UIViewController? {
    guard let parent else { return nil }
    let viewable = parent as? any ViewableRouting
    return viewable?.viewControllable.uiviewController ?? parent.containingViewController
  }
}
