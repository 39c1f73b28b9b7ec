/// The toolkit counterpart of a ``NativeView``, usually a widget. It is notified of changes in the view hierarchy.
@preconcurrency @MainActor
public protocol NativeViewBacking: AnyObject {
  /// Called after the view's ``NativeView/subviews`` changed.
  func subviewsDidChange()

  /// Called after the constraints on the view's subviews changed.
  func constraintsDidChange()

  /// Called after the view's ``NativeView/isHidden`` changed.
  func visibilityDidChange()
}
