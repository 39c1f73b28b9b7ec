import GtkObjects

/// The phase of the window that contains a view.
///
/// Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The window is minimised or closed, or it shows another screen.
  case background
  /// The window is visible, but another window has the keyboard focus: another program's, or a dialog above it.
  case inactive
  /// The window has the keyboard focus.
  case active

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension EnvironmentValues {
  /// The phase of the window that contains the view. The background phase is a good time to save:
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var scenePhase
  /// var body: some View {
  ///   Editor().onChange(of: scenePhase) { if $0 == .background { viewModel.save() } }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `scenePhase`. A window is inactive while a dialog above it is open.
  public var scenePhase: ScenePhase {
    let scene = scene
    // Safe because the environment belongs to views, which are isolated to the main actor.
    return MainActor.assumeIsolated { scene?.follow() ?? .background }
  }

  var scene: SceneObserver? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}

private struct SceneKey: EnvironmentKey {
  static var defaultValue: SceneObserver? { nil }
}

/// An observer of a screen's window, active from the first read of its phase.
@MainActor
final class SceneObserver {
  private(set) var phase = ScenePhase.background
  var onChange: (() -> Void)?
  private weak var screen: Gtk.Widget?
  private var isFollowing = false
  private var window: Gtk.Window?
  private var surface: Gtk.Object?
  private var handlers: [Gtk.SignalHandler] = []

  init(of screen: Gtk.Widget) {
    self.screen = screen
  }

  func follow() -> ScenePhase {
    guard !isFollowing, let screen else { return phase }
    isFollowing = true
    screen.connect("map") { [weak self] in self?.enterWindow() }
    screen.connect("unmap") { [weak self] in self?.leaveWindow() }
    if screen.isMapped { enterWindow() }
    return phase
  }

  private func enterWindow() {
    leave()
    window = screen?.rootWindow
    surface = window?.surface
    let changes = [window?.connect("notify::is-active") { [weak self] in self?.read() }]
    let states = [surface?.connect("notify::state") { [weak self] in self?.read() }]
    handlers = (changes + states).compactMap { $0 }
    read()
  }

  private func leaveWindow() {
    leave()
    read()
  }

  private func leave() {
    for handler in handlers { handler.disconnect() }
    handlers = []
    (window, surface) = (nil, nil)
  }

  private func read() {
    let phase: ScenePhase =
      if let window, !window.isMinimized { window.isActive ? .active : .inactive } else { .background }
    guard phase != self.phase else { return }
    self.phase = phase
    onChange?()
  }
}
