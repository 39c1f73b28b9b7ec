import Foundation

/// An alignment guide along the horizontal axis.
///
/// Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .horizontal)
  }

  package init(_ key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, at fraction: CGFloat) {
    key = AlignmentKey(id, .horizontal, fraction: fraction)
  }

  /// The leading edge, where text begins.
  public static let leading = HorizontalAlignment(LeadingID.self, at: 0)
  /// The centre.
  public static let center = HorizontalAlignment(HorizontalCenterID.self, at: 0.5)
  /// The trailing edge, where text ends.
  public static let trailing = HorizontalAlignment(TrailingID.self, at: 1)
}

private enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
