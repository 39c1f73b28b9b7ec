import GtkBridge
import GtkObjects

/// An anchor of a popover: a view or an item of a bar.
///
/// Mirrors `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem, PopoverAnchor {}

extension UIPopoverPresentationController {
  /// The item of a bar at which the popover points. It takes precedence over the source view while it is on screen.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceAnchor as? UIBarButtonItem }
    set { sourceAnchor = newValue }
  }

  /// The view or the item of a bar that the popover points at.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
}
