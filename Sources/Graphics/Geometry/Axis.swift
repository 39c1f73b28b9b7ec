/// The horizontal or vertical axis.
///
/// Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  ///
  /// Mirrors SwiftUI's `Axis.Set`.
  public struct Set: OptionSet, Sendable {
    /// The bits: 1 is shifted by the raw value of the axis, as in SwiftUI.
    public let rawValue: Int8

    /// Creates a set from its raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
