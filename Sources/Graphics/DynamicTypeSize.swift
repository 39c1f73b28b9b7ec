/// The user's text size category.
///
/// Mirrors SwiftUI's `DynamicTypeSize`. The usual default is ``large``.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Indicates whether text is so large that content should be stacked vertically rather than horizontally.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the largest size whose scale does not exceed `scale`.
  package init(scale: Double) {
    let scales = [0, 0.85, 0.93, 0.99, 1.12, 1.23, 1.34, 1.6, 1.9, 2.3, 2.7, 3.1]
    let index = scales.lastIndex { $0 <= scale } ?? 0
    self = Self.allCases[index]
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
