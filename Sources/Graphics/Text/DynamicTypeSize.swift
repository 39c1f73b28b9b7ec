/// The user's text size category.
///
/// Mirrors SwiftUI's `DynamicTypeSize`. The usual default is ``large``.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// One of the usual sizes, from the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// One of the larger sizes for people who see little, from the smallest to the largest.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Indicates whether text is so large that content should be stacked vertically rather than horizontally.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the largest size whose scale does not exceed `scale`.
  package init(scale: Double) {
    let index = Self.scales.lastIndex { $0 <= scale } ?? 0
    self = Self.allCases[index]
  }

  /// The scale of text of the size.
  package var scale: Double { self == .xSmall ? 0.82 : self == .large ? 1 : Self.scales[rawValue] }

  private static let scales = [0, 0.85, 0.93, 0.99, 1.12, 1.23, 1.34, 1.6, 1.9, 2.3, 2.7, 3.1]

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
