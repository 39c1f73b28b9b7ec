import Foundation

/// The size of a view and its alignment guides.
///
/// Mirrors SwiftUI's `ViewDimensions`. The guides are measured in the view's own coordinates.
public struct ViewDimensions: Equatable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat

  /// Computes the explicit values, if there may be any.
  private let explicitValue: ((AlignmentKey) -> CGFloat?)?

  /// Creates the dimensions of a view.
  package init(_ size: CGSize, explicitValue: ((AlignmentKey) -> CGFloat?)? = nil) {
    width = size.width
    height = size.height
    self.explicitValue = explicitValue
  }

  /// The position of a horizontal guide: its explicit value or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: its explicit value or its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit value of a horizontal guide, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue?(guide.key) }

  /// The explicit value of a vertical guide, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue?(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicitValue?(key) ?? key.id.defaultValue(in: self)
  }

  /// Returns whether two views have the same size. Their guides are not compared.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
  }
}
