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
    /// The bits: 1 is shifted by the raw value of the edge, as in SwiftUI.
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
