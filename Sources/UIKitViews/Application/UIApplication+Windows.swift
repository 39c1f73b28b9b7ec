import GtkObjects

extension UIApplication {
  /// The windows of an `Application`. Those of an `App` are among them.
  public var windows: [UIWindow] { Application.current?.windows ?? [] }

  /// The window in front, or the one that was in front last.
  public var keyWindow: UIWindow? { Application.current?.keyWindow }

  /// The scenes of the program: one, with all windows, or none without a window.
  public var connectedScenes: Set<UIScene> { windows.isEmpty ? [] : [UIWindowScene.shared] }

  /// Takes the keyboard focus from a text field in the front window. Other controls keep the focus: iOS code ends
  /// editing whenever a list scrolls, and a list also scrolls as the focus moves.
  ///
  /// UIKit has no such method: iOS code sends an action, `sendAction(#selector(UIResponder.resignFirstResponder), …)`, which
  /// is `sendAction(UIResponder.resignFirstResponder, …)` without Apple's Objective-C runtime. `FocusState` does the same on
  /// every system.
  public func endEditing() {
    let window = Gtk.shownWindows.first { $0.isActive }
    if window?.focusInWindow?.isTextInput == true { window?.clearFocus() }
  }

  /// The URL string of the program's settings. The desktop has none: opening it has no effect.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URL string of the program's notification settings. Opening it has no effect.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Always `false`: the desktop shows the icon that is installed.
  public var supportsAlternateIcons: Bool { false }

  /// Always `nil`; see ``supportsAlternateIcons``.
  public var alternateIconName: String? { nil }

  /// Fails with an error: the desktop shows the icon that is installed.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task { completionHandler?(CocoaError(.featureUnsupported)) }
  }

  /// Throws an error: the desktop shows the icon that is installed.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Kept, without effect: the desktops have no common badge for an icon.
  public var applicationIconBadgeNumber: Int {
    get { Self.badge }
    set { Self.badge = newValue }
  }

  private static var badge = 0
}
