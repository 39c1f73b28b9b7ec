/// A delegate that is notified when a split controller collapses to one column and when it expands again.
///
/// Mirrors the column-related part of `UISplitViewControllerDelegate`. Every method has a default implementation,
/// because all are optional in UIKit.
@preconcurrency @MainActor
public protocol SplitControllerDelegate: AnyObject {
  /// Asks for the column to show while the split view is collapsed. The default is the proposed column.
  func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column

  /// Called before the user or the program shows or hides columns, unless there is room for one only.
  func splitViewController(_ splitController: SplitController, willChangeTo displayMode: SplitController.DisplayMode)

  /// Called after the split view collapsed and the hidden column received its appearance events.
  func splitViewControllerDidCollapse(_ splitController: SplitController)

  /// Called after the split view expanded and the other column received its appearance events.
  func splitViewControllerDidExpand(_ splitController: SplitController)

  /// Called after the user resized the sidebar, repeatedly during a drag. Has no equivalent in UIKit.
  func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController)
}

extension SplitControllerDelegate {
  /// The proposed column.
  public func splitViewController(
    _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
  ) -> SplitController.Column { column }

  /// Does nothing.
  public func splitViewController(
    _ splitController: SplitController, willChangeTo displayMode: SplitController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitController: SplitController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitController: SplitController) {}

  /// Does nothing.
  public func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController) {}
}
