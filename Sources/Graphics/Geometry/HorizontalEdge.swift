/// The leading or trailing edge of a view.
///
/// Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
  case trailing
}
