/// The two directions of a screen.
///
/// Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Both directions, one, or none.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Sideways.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}
