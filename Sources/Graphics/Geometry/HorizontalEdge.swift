/// The leading or trailing edge of a view.
///
/// Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}
