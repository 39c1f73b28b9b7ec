import Foundation

/// An alignment guide along the vertical axis.
///
/// Mirrors SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .vertical)
  }

  package init(_ key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, at fraction: CGFloat) {
    key = AlignmentKey(id, .vertical, fraction: fraction)
  }

  /// The top edge.
  public static let top = VerticalAlignment(TopID.self, at: 0)
  /// The centre.
  public static let center = VerticalAlignment(VerticalCenterID.self, at: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomID.self, at: 1)
  /// The baseline of the first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The baseline of the last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

private enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
