/// The rule for the inside of a path.
///
/// Mirrors SwiftUI's `FillStyle`, without the choice of antialiasing.
public struct FillStyle: Hashable, Sendable {
  /// Indicates whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool

  /// Creates a style; `eoFill` selects the even-odd rule.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
