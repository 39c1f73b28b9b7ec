import Foundation

extension Window {
  /// The order of windows above each other. Kept, without effect: the desktop orders windows.
  ///
  /// Mirrors `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the bar at the top of a handheld device.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns a level above another one.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// Returns a level below another one.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

    /// Returns whether the number of a level is smaller than that of another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
