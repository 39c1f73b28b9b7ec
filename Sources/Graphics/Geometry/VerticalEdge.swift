/// The top or bottom edge of a view.
///
/// Mirrors SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}
