import Foundation

/// The toolkit counterpart of a ``NativeView``, usually a widget. It is notified of changes in the view hierarchy.
@preconcurrency @MainActor
public protocol NativeViewBacking: AnyObject {
  /// Called after the view's ``NativeView/subviews`` changed.
  func subviewsDidChange()

  /// Called after the constraints on the view's subviews changed.
  func constraintsDidChange()

  /// Called after the view's ``NativeView/isHidden`` changed.
  func visibilityDidChange()

  /// Called after the view's ``NativeView/bounds`` or ``NativeView/center`` changed.
  func placeDidChange()

  /// Called after the transform changed.
  func transformDidChange()

  /// Called after the opacity, clipping or another property of the view's appearance changed.
  func lookDidChange()

  /// Called when the view's own drawing must be repeated.
  func displayDidBecomeInvalid()

  /// Called when the view requests a layout.
  func layoutDidBecomeInvalid()

  /// The size of the view's content, or `nil` if the view has none of its own.
  var intrinsicSize: CGSize? { get }

  /// Returns the size of the content that fits a given size best, or `nil` if the view has none of its own.
  func sizeThatFits(_ size: CGSize) -> CGSize?

  /// The size below which the content cannot shrink, or `nil` if it has none of its own. A picture can vanish.
  var leastSize: CGSize? { get }

  /// The distances of the first line's baseline from the top and of the last one's from the bottom, or `nil` for content
  /// without text.
  var baselines: (first: CGFloat, last: CGFloat)? { get }

  /// Indicates whether text goes from right to left.
  var isRightToLeft: Bool { get }

  /// Indicates whether the view has the keyboard focus.
  var hasFocus: Bool { get }

  /// Takes the keyboard focus, and returns whether the view has it.
  func takeFocus() -> Bool

  /// Gives up the keyboard focus.
  func giveUpFocus()

  /// Called after the view's gesture recognizers changed.
  func inputDidChange()

  /// Converts a point of the window, in the coordinates of touches, to the view, from its top left corner.
  func point(fromWindow point: CGPoint) -> CGPoint?

  /// Converts a point of the view to the window, in the coordinates of touches.
  func pointInWindow(_ point: CGPoint) -> CGPoint?

  /// The size on screen, or `nil` before the first layout.
  var size: CGSize? { get }

  /// The view whose widget contains this one, if this one has no superview.
  var surroundingView: NativeView? { get }
}

extension NativeViewBacking {
  /// Does nothing, because places of the program's own are optional for a backing.
  public func placeDidChange() {}
  /// Does nothing, because transforms are optional for a backing.
  public func transformDidChange() {}
  /// Does nothing, because a look of its own is optional for a backing.
  public func lookDidChange() {}
  /// Does nothing, because drawing is optional for a backing.
  public func displayDidBecomeInvalid() {}
  /// Does nothing, because layouts of the program's own are optional for a backing.
  public func layoutDidBecomeInvalid() {}
  /// No size of its own.
  public var intrinsicSize: CGSize? { nil }
  /// No size of its own.
  public func sizeThatFits(_ size: CGSize) -> CGSize? { nil }
  /// The size that fits a zero size best.
  public var leastSize: CGSize? { sizeThatFits(.zero) }
  /// No text.
  public var baselines: (first: CGFloat, last: CGFloat)? { nil }
  /// Text goes from left to right.
  public var isRightToLeft: Bool { false }
  /// The view never has the keyboard focus.
  public var hasFocus: Bool { false }
  /// Does not take the keyboard focus.
  public func takeFocus() -> Bool { false }
  /// Does nothing, because the focus is optional for a backing.
  public func giveUpFocus() {}
  /// Does nothing, because gestures are optional for a backing.
  public func inputDidChange() {}
  /// No point, because the place in the window is not known.
  public func point(fromWindow point: CGPoint) -> CGPoint? { nil }
  /// No point, because the place in the window is not known.
  public func pointInWindow(_ point: CGPoint) -> CGPoint? { nil }
  /// No size, because the layout is not known.
  public var size: CGSize? { nil }
  /// No view around.
  public var surroundingView: NativeView? { nil }
}

/// A view whose content has a size before it is on screen.
@MainActor
package protocol ContentMeasuring: NativeView {
  /// Returns the backing that measures the content, which is created on first use, or `nil` without a display.
  func makeMeasuringBacking() -> (any NativeViewBacking)?
}

extension NativeView {
  /// The backing that measures the content.
  var measuringBacking: (any NativeViewBacking)? {
    backing ?? (self as? any ContentMeasuring)?.makeMeasuringBacking()
  }
}
