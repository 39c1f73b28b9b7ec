/// Where views stand across a column.
///
/// Mirrors SwiftUI's `HorizontalAlignment`.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

/// Where views stand across a row.
///
/// Mirrors SwiftUI's `VerticalAlignment`, without its text baselines.
public enum VerticalAlignment: Sendable {
  case top, center, bottom
}

/// Where a view stands in a space larger than itself.
///
/// Mirrors SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// From the leading to the trailing edge.
  public var horizontal: HorizontalAlignment
  /// From the top to the bottom edge.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
