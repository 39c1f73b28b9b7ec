/// The direction in which a handheld device is held. Windows of the desktop are always `portrait`.
///
/// Mirrors `UIInterfaceOrientation`, for controllers that say which ones they support.
public enum InterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown
  /// Upright, as for all windows of the desktop.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On a long side, with the home button at the right.
  case landscapeRight
  /// On a long side, with the home button at the left.
  case landscapeLeft

  /// Indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Indicates whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several directions in which a handheld device is held.
///
/// Mirrors `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, which equal UIKit's: 1 is shifted by the number of the direction.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On a long side, with the home button at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On a long side, with the home button at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either long side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
}
