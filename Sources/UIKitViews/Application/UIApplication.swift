import Foundation
import GtkObjects

/// The running program.
///
/// Mirrors `UIApplication`. The state follows that of the windows of an `App`. `Application` has the desktop's own
/// features: actions, notifications and the main menu.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The state of the program: that of its most active window.
  ///
  /// Mirrors `UIApplication.State`.
  public enum State: Int, Sendable {
    /// A window is in front.
    case active
    /// Windows are visible, but another program is in front.
    case inactive
    /// No window is visible.
    case background
  }

  /// An option of ``open(_:options:completionHandler:)``; the desktop has none.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The program.
  public static let shared = {
    let shared = UIApplication()
    UIResponder.last = shared
    return shared
  }()

  /// The delegate, if it is a responder.
  public override var next: UIResponder? { delegate as? UIResponder }

  /// The object that receives the program's phases.
  public var delegate: (any UIApplicationDelegate)?

  /// The current state.
  public private(set) var applicationState = State.inactive

  /// Opens a URL in the desktop's default program for it.
  ///
  /// The argument of the closure indicates whether the URL is valid, not whether a program opens it. The options have
  /// no effect.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpen = Gtk.open(url)
    completion?(isOpen)
  }

  /// Returns whether the desktop has a program for the scheme of a URL.
  public func canOpenURL(_ url: URL) -> Bool { Gtk.canOpen(url) }

  /// The display name of the program: that of its executable.
  package nonisolated static var displayName: String { ProcessInfo.processInfo.processName }

  /// Indicates whether the screen stays on while the program runs.
  public var isIdleTimerDisabled: Bool {
    get { idleInhibition != nil }
    set {
      guard newValue != isIdleTimerDisabled else { return }
      idleInhibition = newValue ? Gtk.IdleInhibition(reason: Self.displayName) : nil
    }
  }

  private var idleInhibition: Gtk.IdleInhibition?

  /// Reports a change of the phase to the delegate and to the notification centre.
  package func phaseDidChange(from old: ScenePhase, to new: ScenePhase) {
    applicationState = State(new)
    // As on iOS, the scene's delegate replaces the program's delegate here.
    let delegate = SceneConnection.phaseDidChange(from: old, to: new) ? nil : delegate
    if old == .background {
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    switch new {
    case .active:
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case .inactive where old == .active:
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    case .inactive: break
    case .background:
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    }
    if new != .active { DefaultsValues.saveAll() }
  }

  /// Reports the end of the program to the delegate and to the notification centre.
  package func willTerminate() {
    SceneConnection.disconnect()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    DefaultsValues.saveAll()
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIApplication.State {
  fileprivate init(_ phase: ScenePhase) {
    self =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
