/// Asked and told when a split controller has room for one column only, and when there is room for both again.
///
/// Mirrors the part of `UISplitViewControllerDelegate` for columns. Every requirement has a default, as UIKit's are optional.
@preconcurrency @MainActor
public protocol SplitControllerDelegate: AnyObject {
  /// Which column is to be seen when there is room for one. The default is the proposed one.
  func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column

  /// There is room for one column only; the events of the other have been sent.
  func splitViewControllerDidCollapse(_ splitController: SplitController)

  /// There is room for both columns; the events of the other have been sent.
  func splitViewControllerDidExpand(_ splitController: SplitController)

  /// The user has made the sidebar wider or narrower; many times while it is being dragged. UIKit does not tell.
  func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController)
}

extension SplitControllerDelegate {
  public func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column { column }

  public func splitViewControllerDidCollapse(_ splitController: SplitController) {}

  public func splitViewControllerDidExpand(_ splitController: SplitController) {}

  public func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController) {}
}
