/// An object that receives the phases of a scene.
///
/// Mirrors `UISceneDelegate`. Each method has a default that does nothing. The program has one scene, so it has one such
/// delegate. As on iOS, its class derives from `UIResponder` or from `NSObject`.
@preconcurrency @MainActor
@_alwaysEmitConformanceMetadata
public protocol UISceneDelegate: AnyObject {
  /// Called when the program starts, before its first window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Called before the program ends.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called after a window came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called after another program came to the front.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called at the start, and after a window became visible again.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called after the last visible window was minimised or closed.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the desktop asks the running program to open URLs or files.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// Never called: no other device continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Never called: the desktop restores no scenes.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// The delegate of a scene with windows.
///
/// Mirrors `UIWindowSceneDelegate`:
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let scene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: scene)
///     window.rootViewController = UIHostingController(rootView: ContentView())
///     self.window = window
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window.
  var window: UIWindow? { get set }

  /// Never called: the desktop has no icon commands that the program itself sets.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Returns no activity.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

extension UIWindowSceneDelegate {
  /// `nil`, unless the delegate keeps a window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
