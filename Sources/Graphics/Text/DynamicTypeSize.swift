/// The user's text size category.
///
/// Mirrors SwiftUI's `DynamicTypeSize`. The usual default is ``large``.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// 0.82 times the usual size. The smallest.
  case xSmall
  /// 0.85 times the usual size.
  case small
  /// 0.93 times the usual size.
  case medium
  /// The usual size.
  case large
  /// 1.12 times the usual size.
  case xLarge
  /// 1.23 times the usual size.
  case xxLarge
  /// 1.34 times the usual size. The largest regular size.
  case xxxLarge
  /// 1.6 times the usual size. The first size for people with low vision.
  case accessibility1
  /// 1.9 times the usual size.
  case accessibility2
  /// 2.3 times the usual size.
  case accessibility3
  /// 2.7 times the usual size.
  case accessibility4
  /// 3.1 times the usual size. The largest.
  case accessibility5

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
