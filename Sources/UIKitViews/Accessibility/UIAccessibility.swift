import Foundation
import GtkBridge
import GtkObjects

/// The user's preferences for assistive technology, and messages to it.
///
/// Mirrors the functions of UIKit's `UIAccessibility`. A preference without a setting on the desktop is `false`.
///
/// ```swift
/// UIAccessibility.post(notification: .announcement, argument: "2 books in the cart")
/// if !UIAccessibility.isReduceMotionEnabled { bounce() }
/// ```
public enum UIAccessibility {
  /// A message to assistive technology.
  ///
  /// Mirrors `UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number. A message with another number than those below only announces the argument, if it is a text.
    public let rawValue: UInt32

    /// Creates a message from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen has changed. A view as the argument gets the keyboard focus, if it can have it; screen readers
    /// follow the focus. A text is announced.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen has changed. The argument is as for ``layoutChanged``.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The argument is a text that is announced.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has been scrolled. The argument is a text that is announced.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Without effect: screen readers of the desktop cannot be paused.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1018)
    /// Without effect: screen readers of the desktop cannot be paused.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1019)
  }

  /// Posts a message to assistive technology, by the live region of the active window.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String ?? (argument as? NSAttributedString)?.string {
      return AccessibilityNotification.Announcement(text).post()
    }
    guard let view = argument as? UIView, notification == .layoutChanged || notification == .screenChanged,
      let widget = view.controlWidget
    else { return }
    widget.focusItselfOrFirst()
  }

  /// Indicates whether a screen reader is on.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { AccessibilitySetting.screenReader.isOn }

  /// Indicates whether the user prefers less motion: the desktop's animations are off.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { !Gtk.DesktopSettings.animationsAreEnabled }

  /// Indicates whether transitions should fade: the desktop's animations are off.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Indicates whether the user prefers opaque backgrounds. The desktop's high contrast asks for it.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { AccessibilitySetting.highContrast.isOn }

  /// Indicates whether the user prefers a higher contrast.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool { AccessibilitySetting.highContrast.isOn }

  /// Indicates whether the user prefers outlines of buttons. The desktop's high contrast asks for it.
  @preconcurrency @MainActor
  public static var buttonShapesEnabled: Bool { AccessibilitySetting.highContrast.isOn }

  /// Indicates whether the user prefers shapes to colours. The desktop's high contrast asks for it.
  @preconcurrency @MainActor
  public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilitySetting.statusShapes.isOn || AccessibilitySetting.highContrast.isOn
  }

  /// Indicates whether switches show signs for on and off.
  @preconcurrency @MainActor
  public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySetting.statusShapes.isOn }

  /// Indicates whether videos may play automatically: the desktop's animations are on.
  @preconcurrency @MainActor
  public static var isVideoAutoplayEnabled: Bool { !isReduceMotionEnabled }

  /// Always `false`: the desktop's font has a weight of its own.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool { false }

  /// Always `false`: the desktop does not invert colours.
  @preconcurrency @MainActor
  public static var isInvertColorsEnabled: Bool { false }

  /// Always `false`: the desktop has no grey mode.
  @preconcurrency @MainActor
  public static var isGrayscaleEnabled: Bool { false }

  /// Always `false`: the desktop has no switch control.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }

  /// Always `false`: the desktop has no guided access.
  @preconcurrency @MainActor
  public static var isGuidedAccessEnabled: Bool { false }

  /// Always `false`: the desktop has no assistive touch.
  @preconcurrency @MainActor
  public static var isAssistiveTouchRunning: Bool { false }

  /// Always `false`: the desktop has no setting for captions.
  @preconcurrency @MainActor
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Always `false`: the desktop has no such setting.
  @preconcurrency @MainActor
  public static var isMonoAudioEnabled: Bool { false }

  /// Always `false`: a desktop is not shaken.
  @preconcurrency @MainActor
  public static var isShakeToUndoEnabled: Bool { false }

  /// Always `false`: a screen reader reads the screen.
  @preconcurrency @MainActor
  public static var isSpeakScreenEnabled: Bool { false }

  /// Always `false`: a screen reader reads the selection.
  @preconcurrency @MainActor
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Returns a rectangle of a view in the coordinates of its window.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
