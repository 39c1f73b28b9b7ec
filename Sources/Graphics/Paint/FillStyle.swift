/// The rule for the inside of a path.
///
/// Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Indicates whether the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// Indicates whether edges are smooth. It has no effect: the desktop draws all edges smooth.
  public var isAntialiased: Bool

  /// Creates a style; `eoFill` selects the even-odd rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
