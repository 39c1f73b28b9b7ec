/// The direction in which a handheld device is held. Windows of the desktop are always `portrait`.
///
/// Mirrors `UIInterfaceOrientation`, for controllers that say which ones they support.
public enum InterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
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
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
}
