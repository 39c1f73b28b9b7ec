import GtkObjects

/// A main window and the dialogs above it, whose phase its screens follow.
///
/// Mirrors a scene of SwiftUI and UIKit's `UIWindowScene`.
@MainActor
final class WindowScene {
  /// The scenes with a window.
  private static var scenes: [WindowScene] = []

  /// A closure that is called after a change of the program's phase (that of its most active window), with the old
  /// phase.
  static var onProgramPhaseChange: ((ScenePhase, ScenePhase) -> Void)?
  private static var programPhase = ScenePhase.inactive

  private(set) var phase = ScenePhase.inactive
  /// The size classes of the window, or `nil` before it is shown.
  private(set) var sizeClasses: WindowSizeClasses?
  /// The main window; `nil` after it has closed.
  private var window: Gtk.Window?
  private var surface: Gtk.Object?
  private var handlers: [Gtk.SignalHandler] = []
  private var wasShown = false
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var observer: SceneObserver?
  }

  /// Returns the scene of a widget, or `nil` if the widget is not in a window.
  static func scene(of widget: Gtk.Widget) -> WindowScene? {
    guard let window = widget.rootWindow?.mainWindow, Gtk.WindowActivity.shared.isOpen(window) else { return nil }
    if let known = scenes.first(where: { $0.window?.isSame(as: window) == true }) { return known }
    Gtk.WindowActivity.shared.onChange = { for scene in scenes { scene.read() } }
    let scene = WindowScene(window)
    scenes.append(scene)
    readProgramPhase()
    return scene
  }

  /// Reports that a main window closes, before its content goes.
  static func windowWillClose(_ window: Gtk.Window) {
    scenes.first { $0.window?.isSame(as: window) == true }?.end()
  }

  private init(_ window: Gtk.Window) {
    self.window = window
    handlers = [
      window.connect("map") { [weak self] in
        self?.followSurface()
        self?.readSize()
      }
    ]
    followSurface()
    read()
  }

  func add(_ observer: SceneObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: SceneObserver) { observers.removeAll { $0.observer === observer } }

  /// Observes the surface, whose state indicates whether the window is minimised.
  private func followSurface() {
    guard surface == nil, let surface = window?.surface else { return }
    self.surface = surface
    handlers.append(surface.connect("notify::state") { [weak self] in self?.read() })
    for length in ["width", "height", "scale-factor"] {
      handlers.append(surface.connect("notify::\(length)") { [weak self] in self?.readSize() })
    }
    readSize()
  }

  private func readSize() {
    guard let window, window.isMapped, let size = window.surfaceSize else { return }
    let new = WindowSizeClasses(size, displayScale: window.displayScale)
    guard new != sizeClasses else { return }
    sizeClasses = new
    for observer in observers.compactMap(\.observer) { observer.onChange?(false) }
  }

  private func end() {
    for handler in handlers { handler.disconnect() }
    (handlers, surface, window) = ([], nil, nil)
    change(to: .background)
    Self.scenes.removeAll { $0 === self }
  }

  private func read() {
    guard let window else { return }
    guard Gtk.WindowActivity.shared.isOpen(window) else { return end() }
    if window.isMapped, !window.isMinimized {
      wasShown = true
      change(to: Gtk.WindowActivity.shared.isInFront(window) ? .active : .inactive)
    } else if wasShown {
      change(to: .background)
    }
  }

  /// Changes the phase step by step on the way to the background, as UIKit does. A screen that saves when it becomes
  /// inactive thus also saves when its window closes.
  private func change(to phase: ScenePhase) {
    if phase == .background, self.phase == .active { set(.inactive) }
    set(phase)
  }

  private func set(_ phase: ScenePhase) {
    guard phase != self.phase else { return }
    let isLeaving = phase < self.phase
    self.phase = phase
    for observer in observers.compactMap(\.observer) { observer.onChange?(isLeaving) }
    Self.readProgramPhase()
  }

  private static func readProgramPhase() {
    let (old, new) = (programPhase, scenes.map(\.phase).max() ?? .background)
    guard new != old else { return }
    programPhase = new
    onProgramPhaseChange?(old, new)
  }
}
