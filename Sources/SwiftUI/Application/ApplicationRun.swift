import Foundation

/// One run of an application: the desktop's application, the tree of the scenes and the windows.
@MainActor
final class ApplicationRun<Content: App> {
  private let application: Application
  private let coordinator: SceneCoordinator
  private let app: Content
  private var tree: DetachedTree<RootTree<Content>>?

  init(of type: Content.Type) {
    // The application is created first, because the settings are stored under its identifier.
    application = Application(id: type.identifier)
    DefaultsValues.keepSettings()
    coordinator = SceneCoordinator(application)
    app = type.init()
  }

  func run() throws(ApplicationError) -> Int32 {
    application.onOpen = { [unowned self] urls in
      start(opening: urls)
      for url in urls { coordinator.open(url) }
    }
    application.onEnd = { UIApplication.shared.finishWork() }
    let status = try application.run { [unowned self] in
      start(opening: [])
      coordinator.openInitialWindows()
    }
    UIApplication.shared.willTerminate()
    return status
  }

  /// Reads the scenes, before the first window opens.
  private func start(opening urls: [URL]) {
    guard tree == nil else { return urls.isEmpty ? () : SceneConnection.open(urls, declared: false) }
    let delegate = UIApplication.shared.delegate
    _ = delegate?.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    let tree = DetachedTree(RootTree(app: app, phase: .inactive, coordinator: coordinator))
    self.tree = tree
    coordinator.onPhaseChange = { [unowned self, unowned tree] phase in
      tree.setContent(RootTree(app: app, phase: phase, coordinator: coordinator))
      // A phase that precedes the end of the program has no later update.
      tree.flushNow()
    }
    coordinator.addMenu()
    _ = delegate?.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    SceneConnection.connect(declared: false, urls: urls)
  }
}

/// An application's tree with the environment of its scenes.
private struct RootTree<Content: App>: View {
  let app: Content
  let phase: ScenePhase
  let coordinator: SceneCoordinator

  var body: some View {
    ApplicationTree(app: app).equatable()
      .environment(\.applicationPhase, phase)
      .environment(\.sceneCoordinator, coordinator)
      .environment(\.openWindow, OpenWindowAction(coordinator))
      .environment(\.dismissWindow, DismissWindowAction(coordinator))
      .environment(\.openSettings, OpenSettingsAction(coordinator))
      .delegateObject(UIApplication.shared.delegate)
  }
}
