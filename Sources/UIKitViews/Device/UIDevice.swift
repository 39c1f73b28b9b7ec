import Foundation

/// The computer.
///
/// Mirrors `UIDevice`.
@preconcurrency @MainActor
public final class UIDevice {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state that ``UIDevice/batteryState`` always has.
    case unknown
    /// The battery is in use.
    case unplugged
    /// The battery is charging.
    case charging
    /// The battery is full.
    case full
  }

  /// The computer that the program runs on.
  public static let current = UIDevice()

  /// Never posted: a desktop is not turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private static let vendorKey = "UIDevice.identifierForVendor"

  private init() {}

  /// The name of the computer in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of device: “Desktop”.
  public let model = "Desktop"

  /// The kind of device: “Desktop”.
  public let localizedModel = "Desktop"

  /// The name of the system: “Linux”.
  public let systemName = "Linux"

  /// The version of the Linux kernel, such as “6.1.0”.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The kind of interface: that of a Mac, on every desktop.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.mac

  /// A random identifier of the program for the user, kept in the defaults. It does not identify the computer.
  ///
  /// Mirrors `identifierForVendor`; other programs of the same vendor have another one here.
  public var identifierForVendor: UUID? {
    let defaults = UserDefaults.standard
    if let kept = defaults.string(forKey: Self.vendorKey).flatMap({ UUID(uuidString: $0) }) { return kept }
    let identifier = UUID()
    defaults.set(identifier.uuidString, forKey: Self.vendorKey)
    return identifier
  }

  /// Landscape if the screen is wider than high, and otherwise portrait.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size == .zero ? .unknown : size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Kept, without effect: a desktop is not turned.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Has no effect: a desktop is not turned.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  /// Has no effect: a desktop is not turned.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Kept, without effect: the desktop watches the battery and tells the user.
  public var isBatteryMonitoringEnabled = false

  /// Unknown, -1, as on a device without battery monitoring.
  public let batteryLevel: Float = -1

  /// Unknown, as on a device without battery monitoring.
  public let batteryState = BatteryState.unknown

  /// Indicates that programs run side by side.
  public let isMultitaskingSupported = true
}

/// A kind of interface.
///
/// Mirrors `UIUserInterfaceIdiom`. A desktop is a ``mac``.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television set.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A desktop, which is also that of Linux.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// An orientation of a device.
///
/// Mirrors `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation of a program without a screen.
  case unknown
  /// Upright: the screen is not wider than high.
  case portrait
  /// Upside down. No desktop has it.
  case portraitUpsideDown
  /// On a long side: the screen is wider than high.
  case landscapeLeft
  /// On the other long side. No desktop has it.
  case landscapeRight
  /// Flat, with the screen above. No desktop has it.
  case faceUp
  /// Flat, with the screen below. No desktop has it.
  case faceDown

  /// Indicates whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Indicates whether the device lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Indicates whether the orientation is known and not flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
