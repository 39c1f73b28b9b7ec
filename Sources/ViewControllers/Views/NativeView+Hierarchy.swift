import Foundation

extension NativeView {
  /// Activates a constraint.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }

  /// Inserts a view above one of the subviews.
  public func insertSubview(_ view: NativeView, aboveSubview sibling: NativeView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a view below one of the subviews.
  public func insertSubview(_ view: NativeView, belowSubview sibling: NativeView) {
    insert(view, beside: sibling, offset: 0)
  }

  private func insert(_ view: NativeView, beside sibling: NativeView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? others.count)
  }

  /// Moves a subview above the others.
  public func bringSubviewToFront(_ view: NativeView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Moves a subview below the others.
  public func sendSubviewToBack(_ view: NativeView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Exchanges two subviews, each given by its index.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    subviews.swapAt(index1, index2)
    backing?.subviewsDidChange()
  }

  /// The window that shows or will show the view.
  public var window: Window? {
    var top = self
    while let superview = top.superview {
      if let window = (superview as? WindowLayer)?.shownWindow { return window }
      top = superview
    }
    return top as? Window ?? top.owner?.window ?? (top as? WindowLayer)?.shownWindow
  }

  /// The superview, or else the view whose widget contains this one.
  var surroundingView: NativeView? { superview ?? backing?.surroundingView }

  /// Returns a Boolean value that indicates whether this view is `view` or one of its descendants. Complexity:
  /// O(*depth*).
  public func isDescendant(of view: NativeView) -> Bool {
    var current: NativeView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }
}
