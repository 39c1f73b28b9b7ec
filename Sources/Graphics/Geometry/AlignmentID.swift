import Foundation

/// A type that identifies an alignment guide and computes its default position.
///
/// Mirrors SwiftUI's `AlignmentID`.
///
/// ```swift
/// private enum FirstThird: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
/// extension VerticalAlignment {
///   static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that has no explicit value for it, in points from the view's top
  /// leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on one axis, as the layout engine requests it.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// The position of an edge or the centre as a fraction of the length, which needs no call of the type.
  private let fraction: CGFloat?

  package init(_ id: any AlignmentID.Type, _ axis: Axis, fraction: CGFloat? = nil) {
    self.id = id
    self.axis = axis
    self.fraction = fraction
    isFirstBaseline = id == FirstTextBaselineID.self
    isBaseline = isFirstBaseline || id == LastTextBaselineID.self
  }

  /// Returns the position of the guide in a view without an explicit value for it.
  package func defaultValue(in size: CGSize) -> CGFloat {
    // No fraction of an infinite length is a number.
    if fraction == 0 { return 0 }
    if let fraction { return (axis == .horizontal ? size.width : size.height) * fraction }
    return id.defaultValue(in: ViewDimensions(size))
  }

  /// Indicates whether texts have their own value for the guide.
  package let isBaseline: Bool
  package let isFirstBaseline: Bool

  /// Indicates whether the guide is an edge or the centre. A container has its own value, regardless of the values of
  /// its views.
  package var isOfFrame: Bool { fraction != nil }

  /// Combines the explicit values of several views into the value of their container: the first of the first baselines,
  /// the last of the last ones, and the mean of the application's own guides.
  package func combined(_ values: [CGFloat]) -> CGFloat? {
    if values.isEmpty { return nil }
    if isFirstBaseline { return values.min() }
    if isBaseline { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  package static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    ObjectIdentifier(first.id) == ObjectIdentifier(second.id) && first.axis == second.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
