import Foundation

/// An edge, centre or size of a view, from which constraints are created.
///
/// Mirrors `NSLayoutAnchor`. The axis is part of the type, so the compiler rejects a constraint between a top and a
/// leading edge.
@preconcurrency @MainActor
public class LayoutAnchor<Axis> {
  fileprivate weak var item: AnyObject?
  fileprivate let attribute: LayoutConstraint.Attribute

  init(_ item: any AnchoredItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = (item as? NativeView)?.constrainedView ?? item
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

/// The axis of width and height anchors. Foundation has its own `Dimension`, for units.
public enum DimensionAxis {}

/// An anchor on the horizontal axis (`NSLayoutXAxisAnchor`).
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalAxis>

/// An anchor on the vertical axis (`NSLayoutYAxisAnchor`).
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalAxis>

/// A width or height anchor (`NSLayoutDimension`).
public typealias LayoutDimension = LayoutAnchor<DimensionAxis>

extension LayoutAnchor where Axis == DimensionAxis {
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

/// An item with anchors: a view or a guide in a view.
protocol AnchoredItem: AnyObject {}

extension NativeView: AnchoredItem {}
extension LayoutGuide: AnchoredItem {}

extension LayoutAnchor where Axis == HorizontalAxis {
  /// Returns a constraint that puts this anchor at the system's distance, 8 points, after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at the system's distance or more after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at the system's distance or less after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Axis == VerticalAxis {
  /// Returns a constraint that puts this anchor at the system's distance, 8 points, below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at the system's distance or more below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at the system's distance or less below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// The distance between views that stand next to each other, in points.
private let systemSpacing: CGFloat = 8

extension LayoutAnchor where Axis == DimensionAxis {
  /// Returns a constraint that keeps the size at or above a multiple of another size, plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that keeps the size at or below a multiple of another size, plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
