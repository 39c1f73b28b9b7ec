import Foundation

extension NativeView {
  /// Returns the priority with which the view resists becoming larger than its content.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutConstraint.Priority {
    let own = axis == .horizontal ? state.huggingPriority.horizontal : state.huggingPriority.vertical
    return own ?? ((self as? any ContentHugging)?.huggedAxes.contains(axis) == true ? .defaultHigh : .defaultLow)
  }

  /// Sets the priority with which the view resists becoming larger than its content. The default is 250, and 750 for
  /// controls with a fixed length along an axis, such as both axes of a switch.
  public func setContentHuggingPriority(_ priority: LayoutConstraint.Priority, for axis: LayoutConstraint.Axis) {
    if axis == .horizontal {
      state.huggingPriority.horizontal = priority
    } else {
      state.huggingPriority.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists becoming smaller than its content.
  public func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutConstraint.Priority {
    axis == .horizontal ? state.compressionPriority.horizontal : state.compressionPriority.vertical
  }

  /// Sets the priority with which the view resists becoming smaller than its content. The default is 750.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutConstraint.Priority, for axis: LayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      state.compressionPriority.horizontal = priority
    } else {
      state.compressionPriority.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// ``layoutMargins`` along the direction of the language.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isRightToLeft ? right : left, bottom: layoutMargins.bottom,
        trailing: isRightToLeft ? left : right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isRightToLeft ? newValue.leading : newValue.trailing)
    }
  }

  /// Indicates whether the program determines the leading edge.
  var forcesDirection: Bool {
    semanticContentAttribute == .forceLeftToRight || semanticContentAttribute == .forceRightToLeft
  }

  /// The direction of the view's content: the one that ``semanticContentAttribute`` forces, or that of the language.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Indicates whether the leading edge is the right one.
  package var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight: false
    case .forceRightToLeft: true
    default: backing?.isRightToLeft ?? false
    }
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: LayoutConstraint.Priority, _ vertical: LayoutConstraint.Priority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return ConstraintLayout.fittingSize(of: self, near: target, horizontal, vertical)
  }
}
