/// The alignment of the lines of a text.
///
/// Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where text begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where text ends.
  case trailing
}
