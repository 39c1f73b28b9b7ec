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

/// A guide on one axis, as the layout engine asks for it.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// Indicates whether texts have a value of their own for the guide.
  package var isBaseline: Bool { isFirstBaseline || isLastBaseline }

  private var isFirstBaseline: Bool { id == FirstTextBaselineID.self }
  private var isLastBaseline: Bool { id == LastTextBaselineID.self }

  /// Combines the explicit values of several views to that of their container: the first of the first baselines, the
  /// last of the last ones, and the mean of other guides.
  package func combined(_ values: [CGFloat]) -> CGFloat? {
    if values.isEmpty { return nil }
    if isFirstBaseline { return values.min() }
    if isLastBaseline { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  package static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
