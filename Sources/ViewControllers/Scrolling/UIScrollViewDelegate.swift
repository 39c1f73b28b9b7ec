import Foundation

/// An object that is notified of the movements of a scroll view.
///
/// Mirrors `UIScrollViewDelegate`. Optional methods of Objective-C have a default implementation here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the user or the program has moved the content.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the content has become larger or smaller by zooming.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user starts to scroll: with a finger, a touchpad, a wheel, a scroll bar or the keyboard.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user has lifted the fingers, or has not moved the content by other means for a moment.
  ///
  /// - Parameter decelerate: Indicates whether the content may move on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content starts to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when a movement of the content by itself has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when the animation of ``UIScrollView/setContentOffset(_:animated:)`` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that zooming scales. The default is none.
  func viewForZooming(in scrollView: UIScrollView) -> NativeView?
  /// Called before the user zooms.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: NativeView?)
  /// Called after the user has zoomed.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: NativeView?, atScale scale: CGFloat)
  /// Never called: no bar at the top of the screen scrolls the content.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called, as ``scrollViewShouldScrollToTop(_:)``.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after ``UIScrollView/adjustedContentInset`` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// No view, so that the user cannot zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> NativeView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: NativeView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: NativeView?, atScale scale: CGFloat) {}
  /// Returns `true`, without effect.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view whose ``delegate`` is that of a scroll view.
///
/// The property belongs to a protocol, so that a subclass such as `UITableView` can have one of a narrower type.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The object that is notified of movements.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// The widget of a scroll view.
@preconcurrency @MainActor
package protocol ScrollHost: AnyObject {
  /// Moves the content to an offset within its limits.
  func scroll(to offset: CGPoint, animated: Bool)
  /// Called after the size of the content, its insets or the permitted gestures have changed.
  func scrollingDidChange()
}
