/// The visibility of an element.
///
/// Mirrors SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The usual visibility on this desktop.
  case automatic
  /// The element is shown.
  case visible
  /// The element is hidden.
  case hidden
}
