/// The direction of text, in which views are laid out.
///
/// Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English.
  case leftToRight
  /// As Arabic and Hebrew.
  case rightToLeft
}
