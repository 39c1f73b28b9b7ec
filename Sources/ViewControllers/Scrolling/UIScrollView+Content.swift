import Foundation

extension UIScrollView {
  /// The axes on which constraints determine the size of the content: a constraint refers to the end or the length of
  /// the content on such an axis.
  var axesOfConstrainedContent: (horizontal: Bool, vertical: Bool) {
    var axes = (horizontal: false, vertical: false)
    for constraint in constraints {
      note(constraint.firstItem, constraint.firstAttribute, &axes)
      note(constraint.secondItem, constraint.secondAttribute, &axes)
    }
    // A constraint may relate the guide of the content to a view outside.
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.constraints {
        if constraint.firstItem === contentLayoutGuide {
          note(constraint.firstItem, constraint.firstAttribute, &axes)
        }
        if constraint.secondItem === contentLayoutGuide {
          note(constraint.secondItem, constraint.secondAttribute, &axes)
        }
      }
      ancestor = current.superview
    }
    return axes
  }

  private func note(
    _ item: AnyObject?, _ attribute: LayoutConstraint.Attribute, _ axes: inout (horizontal: Bool, vertical: Bool)
  ) {
    let isContent = item === contentLayoutGuide
    guard isContent || item === self else { return }
    switch attribute {
    case .right, .rightMargin, .trailing, .trailingMargin: axes.horizontal = true
    case .bottom, .bottomMargin, .lastBaseline, .firstBaseline: axes.vertical = true
    case .width, .centerX: if isContent { axes.horizontal = true }
    case .height, .centerY: if isContent { axes.vertical = true }
    default: break
    }
  }
}

extension NativeView {
  /// Scrolls the scroll views around the view until the view is visible.
  package func showInScrollViews() {
    for case let scrollView as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
      scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
    }
  }
}
