/// The leading or trailing edge of a view.
///
/// Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The edge at which the language begins.
  case leading
  /// The edge at which the language ends.
  case trailing
}
