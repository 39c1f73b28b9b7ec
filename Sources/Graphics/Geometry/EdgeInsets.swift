/// The insets from the four edges of a view, in points.
///
/// Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the leading edge, where text begins.
  public var leading: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the trailing edge, where text ends.
  public var trailing: Double

  /// Creates insets from the four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// An edge of a view.
///
/// Mirrors SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where text ends.
  case trailing

  /// A set of edges.
  ///
  /// Mirrors SwiftUI's `Edge.Set`.
  public struct Set: OptionSet, Sendable {
    /// The bits: 1 is shifted by the raw value of the edge, as in SwiftUI.
    public let rawValue: Int8

    /// Creates a set from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge, where text begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge, where text ends.
    public static let trailing = Set(rawValue: 8)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
