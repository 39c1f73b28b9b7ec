import GtkObjects

extension UIApplication {
  /// The windows that the program has opened by an `Application`. Those of an `App` are among them.
  public var windows: [UIWindow] { Application.current?.windows ?? [] }

  /// The window in front, or the one that was in front last.
  public var keyWindow: UIWindow? { Application.current?.keyWindow }

  /// The scenes of the program: one, with all windows, or none without a window.
  public var connectedScenes: Set<UIScene> { windows.isEmpty ? [] : [UIWindowScene.shared] }

  /// Takes the keyboard focus from the text field that has it, in the window in front.
  ///
  /// UIKit has no such method: iOS code sends an action, `sendAction(#selector(UIResponder.resignFirstResponder), …)`, which
  /// does not compile without Apple's Objective-C runtime. `FocusState` does the same on every system.
  public func endEditing() {
    Gtk.shownWindows.first { $0.isActive }?.clearFocus()
  }

  /// The URL string of the program's settings, which a desktop has none of: opening it has no effect.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Kept, without effect: the desktops have no common number on an icon.
  public var applicationIconBadgeNumber: Int {
    get { Self.badge }
    set { Self.badge = newValue }
  }

  private static var badge = 0
}

/// A part of the program that has windows.
///
/// Mirrors `UIScene`.
@preconcurrency @MainActor
public class UIScene: nonisolated Hashable {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  fileprivate init() {}

  /// The state of the program.
  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  public nonisolated static func == (first: UIScene, second: UIScene) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The windows of the program.
///
/// Mirrors `UIWindowScene`. The program has one: on the desktop, its windows belong together.
public final class UIWindowScene: UIScene {
  fileprivate static let shared = UIWindowScene()

  /// The windows of the program.
  public var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window in front.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen.
  public var screen: UIScreen { .main }
}

extension UIWindow {
  /// Indicates whether the window is the one in front.
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
}
