import Foundation

/// The order of windows above each other. Kept, without effect: the desktop orders windows.
///
/// Mirrors `UIWindow.Level`.
extension Window {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
