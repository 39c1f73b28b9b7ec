extension EnvironmentValues {
  /// The phase of the scene that contains the view. A scene that stops being active is a good time to save:
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var scenePhase
  /// var body: some View {
  ///   Editor().onChange(of: scenePhase) { if $0 == .inactive { viewModel.save() } }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `scenePhase`. A scene starts inactive and becomes active with its window. Screens that are pushed
  /// or presented do not change it. On the way to the background, a scene is first inactive, also if its window closes.
  public var scenePhase: ScenePhase {
    if let phase = applicationPhase { return phase }
    let scene = scene
    // Safe because the environment belongs to views, which are isolated to the main actor.
    return MainActor.assumeIsolated { scene?.follow() ?? .inactive }
  }

  /// The size classes of the window that contains the view, or `nil` if the view is in no window.
  package var windowSizeClasses: WindowSizeClasses? {
    let scene = scene
    // Safe for the reason above.
    return MainActor.assumeIsolated { scene?.followSize() }
  }

  /// The phase of a whole application, for the views that describe its scenes.
  package var applicationPhase: ScenePhase? {
    get { self[ApplicationPhaseKey.self] }
    set { self[ApplicationPhaseKey.self] = newValue }
  }

  private enum ApplicationPhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase? { nil }
  }

  var scene: SceneObserver? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}

private struct SceneKey: EnvironmentKey {
  static var defaultValue: SceneObserver? { nil }
}
