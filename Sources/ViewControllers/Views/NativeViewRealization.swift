/// The toolkit's side of a ``NativeView``: the widget that stands for it, told of what changes in the tree.
@preconcurrency @MainActor
public protocol NativeViewRealization: AnyObject {
  /// The view's ``NativeView/subviews`` changed.
  func subviewsDidChange()

  /// The constraints that place the view's subviews changed.
  func constraintsDidChange()

  /// The view's ``NativeView/isHidden`` changed.
  func visibilityDidChange()
}
