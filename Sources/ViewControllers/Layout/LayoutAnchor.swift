import Foundation

/// An edge, centre or size of a view, from which constraints are created.
///
/// Mirrors `NSLayoutAnchor`. The axis is part of the type, so the compiler rejects a constraint between a top and a
/// leading edge.
@preconcurrency @MainActor
public class LayoutAnchor<Axis> {
  fileprivate weak var item: NativeView?
  fileprivate let attribute: LayoutConstraint.Attribute

  init(_ item: NativeView, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns a constraint that makes this anchor equal to another, plus `constant` points.
  public func constraint(equalTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0) -> LayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another, plus `constant` points.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// Returns a constraint that makes this anchor less than or equal to another, plus `constant` points.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: CGFloat = 0) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  fileprivate func constraint(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Axis>?, multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, anchor?.item, anchor?.attribute, multiplier: multiplier, constant: constant)
  }
}

/// The axis of leading, trailing, left, right and horizontal centre anchors.
public enum HorizontalAxis {}

/// The axis of top, bottom and vertical centre anchors.
public enum VerticalAxis {}

/// The axis of width and height anchors.
public enum Dimension {}

/// An anchor on the horizontal axis (`NSLayoutXAxisAnchor`).
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalAxis>

/// An anchor on the vertical axis (`NSLayoutYAxisAnchor`).
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalAxis>

/// A width or height anchor (`NSLayoutDimension`).
public typealias LayoutDimension = LayoutAnchor<Dimension>

extension LayoutAnchor where Axis == Dimension {
  /// Returns a constraint that sets the size to `constant` points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// Returns a constraint that keeps the size at or above `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that keeps the size at or below `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that makes the size a multiple of another size, plus `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }
}

extension NativeView {
  /// The view's top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .top) }
  /// The view's bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .bottom) }
  /// The view's leading edge, where a line of text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .leading) }
  /// The view's trailing edge, where a line of text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .trailing) }
  /// The view's left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .left) }
  /// The view's right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .right) }
  /// The view's horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .centerX) }
  /// The view's vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .centerY) }
  /// The view's width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(self, .width) }
  /// The view's height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(self, .height) }
}
