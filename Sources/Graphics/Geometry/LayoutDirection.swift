/// The direction of text, in which views are laid out.
///
/// Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}
