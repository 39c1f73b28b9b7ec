/// The top or bottom edge of a view.
///
/// Mirrors SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of edges.
  ///
  /// Mirrors SwiftUI's `VerticalEdge.Set`.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set of edges from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
