import GtkObjects

/// An observer of a screen's scene, active from the first read of the phase.
@MainActor
final class SceneObserver {
  /// A closure that is called after a change of the phase. Its argument indicates whether the phase has changed towards
  /// the background, as when the user leaves the scene.
  var onChange: ((Bool) -> Void)?
  private weak var screen: Gtk.Widget?
  private let surroundings: () -> Gtk.Widget?
  private var scene: WindowScene?
  private var isFollowing = false

  /// - Parameters:
  ///   - screen: The screen's widget.
  ///   - surroundings: Returns a widget of the scene in which the screen will be shown. A screen that is pushed is not
  ///     in a window yet when its views first read the phase.
  init(of screen: Gtk.Widget, in surroundings: @escaping () -> Gtk.Widget?) {
    self.screen = screen
    self.surroundings = surroundings
  }

  func follow() -> ScenePhase {
    start()
    return phase
  }

  func followSize() -> WindowSizeClasses? {
    start()
    return scene?.sizeClasses
  }

  private func start() {
    if !isFollowing, let screen {
      isFollowing = true
      screen.connect("map") { [weak self] in self?.join() }
      join()
    }
  }

  private var phase: ScenePhase { scene?.phase ?? .inactive }

  private func join() {
    guard let widget = screen, let joined = WindowScene.scene(of: widget) ?? surroundings().flatMap(WindowScene.scene),
      joined !== scene
    else { return }
    let (old, oldSize) = (phase, scene?.sizeClasses)
    let isFirst = scene == nil
    scene?.remove(self)
    scene = joined
    joined.add(self)
    if old != phase || oldSize != joined.sizeClasses, !isFirst || widget.isMapped { onChange?(false) }
  }
}
