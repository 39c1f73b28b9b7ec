/// The scene's delegate, from its creation at the start of the program to the end.
///
/// The program creates it as UIKit does: the application's delegate names its class.
@MainActor
package enum SceneConnection {
  private static var isConnected = false

  private static var scene: UIWindowScene { .shared }

  /// Requests the class of the scene's delegate from the application's delegate, creates the delegate, and calls it.
  ///
  /// - Parameters:
  ///   - isDeclared: Indicates whether the delegate is the one that the program declares if none is named.
  ///   - urls: The URLs that the desktop asks the program to open.
  package static func connect(declared isDeclared: Bool, urls: [URL] = []) {
    guard !isConnected, let application = UIApplication.shared.delegate else { return }
    isConnected = true
    let options = UIScene.ConnectionOptions(urls: urls)
    let configuration = application.application(
      .shared, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    guard let type = delegateClass(of: configuration, declared: isDeclared) else { return }
    let delegate = DelegateCreation.make(type)
    scene.delegate = delegate
    scene.session.scene = scene
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    delegate.sceneWillEnterForeground(scene)
  }

  private static func delegateClass(
    of configuration: UISceneConfiguration, declared isDeclared: Bool
  ) -> (any UISceneDelegate.Type)? {
    if let type = configuration.delegateClass as? any UISceneDelegate.Type { return type }
    guard isDeclared else { return nil }
    return ConformingTypes(protocolName: "UISceneDelegate").types.lazy.compactMap { $0 as? any UISceneDelegate.Type }
      .first
  }

  /// Passes URLs and files to the delegate, or connects it with them.
  package static func open(_ urls: [URL], declared isDeclared: Bool) {
    guard isConnected else { return connect(declared: isDeclared, urls: urls) }
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
  }

  static func disconnect() {
    scene.delegate?.sceneDidDisconnect(scene)
    scene.delegate = nil
    isConnected = false
  }

  /// Reports a change of the phase to the delegate. Returns `false` without a delegate: the change goes to the
  /// application's delegate then.
  static func phaseDidChange(from old: ScenePhase, to new: ScenePhase) -> Bool {
    guard let delegate = scene.delegate else { return false }
    if old == .background { delegate.sceneWillEnterForeground(scene) }
    switch new {
    case .active: delegate.sceneDidBecomeActive(scene)
    case .inactive where old == .active: delegate.sceneWillResignActive(scene)
    case .inactive: break
    case .background: delegate.sceneDidEnterBackground(scene)
    }
    return true
  }
}
