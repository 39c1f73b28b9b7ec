import Foundation
import GtkObjects

/// The notifications about the user's preferences. Those about the screen reader, motion and contrast are posted once
/// the program has used one of these names.
extension UIAccessibility {
  /// Posted when a screen reader is switched on or off.
  @preconcurrency @MainActor
  public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
    PreferenceWatch.shared.voiceOver
  }

  /// Posted when the desktop's animations are switched on or off.
  @preconcurrency @MainActor
  public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
    PreferenceWatch.shared.motion
  }

  /// Posted when the desktop's high contrast is switched on or off.
  @preconcurrency @MainActor
  public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
    PreferenceWatch.shared.transparency
  }

  /// Posted when the desktop's high contrast is switched on or off.
  @preconcurrency @MainActor
  public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
    PreferenceWatch.shared.contrast
  }

  /// Never posted.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// Never posted.
  public static let elementFocusedNotification = name("ElementFocused")
  /// Never posted.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// Never posted.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// Never posted.
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// Never posted.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// Never posted.
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// Never posted.
  public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  /// Never posted.
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")

  /// The key of the text of an announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of the Boolean value that indicates whether an announcement was read.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  fileprivate static func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }
}

/// Follows the desktop's settings, and posts their changes.
@MainActor
private final class PreferenceWatch {
  static let shared = PreferenceWatch()

  let voiceOver = UIAccessibility.name("VoiceOverStatusDidChange")
  let motion = UIAccessibility.name("ReduceMotionStatusDidChange")
  let transparency = UIAccessibility.name("ReduceTransparencyStatusDidChange")
  let contrast = UIAccessibility.name("DarkerSystemColorsStatusDidChange")

  private let settings = Gtk.DesktopSettings()

  private init() {
    AccessibilitySetting.screenReader.onChange { [voiceOver] in Self.post(voiceOver) }
    AccessibilitySetting.highContrast.onChange { [contrast, transparency] in
      Self.post(contrast)
      Self.post(transparency)
    }
    settings?.connect("notify::gtk-enable-animations") { [motion] in Self.post(motion) }
  }

  private static func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
}
