/// An object that receives the phases of the program.
///
/// Mirrors the part of `UIApplicationDelegate` that has a meaning on the desktop. Each method has a default, which does
/// nothing or gives the usual answer. In an `App`, the property wrapper `UIApplicationDelegateAdaptor` creates the
/// delegate. A program without an `App` starts with its delegate; see ``main()``. As on iOS, its class derives from
/// `UIResponder` or from `NSObject`, and a delegate of the scene replaces it for changes between foreground and
/// background.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called before the first window opens and the scenes are read. The options are always `nil`, and the result has no effect.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before the first window opens. The options are always `nil`, and the result has no effect.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after a window came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called after another program came to the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the last visible window was minimised or closed.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called after a window became visible again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// The main window of a program without a delegate of its scene.
  var window: UIWindow? { get set }

  /// Names the class of the scene's delegate. Called once, before the first window.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Opens a URL or a file for the desktop, in a program without an `App` and without a delegate of its scene. The default
  /// calls ``application(_:open:sourceApplication:annotation:)``.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The form of iOS 4 to 9, which programs still declare. The desktop does not say which program asks. The default calls
  /// ``application(_:handleOpen:)``.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// The oldest form. The default returns `false`.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Never called: the desktop has no icon commands that the program itself sets.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Never called: no other device continues an activity. URLs go to ``application(_:open:options:)``.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called after ``UIApplication/registerForRemoteNotifications()``: the desktop has no remote notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// `nil`, unless the delegate keeps a window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Names no class. The scene's delegate is then of the class that the program declares; a program with an `App` has none.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Calls the older form.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let caller = options[.sourceApplication] as? String
    return application(app, open: url, sourceApplication: caller, annotation: options[.annotation] as Any)
  }

  /// Calls the oldest form.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }

  /// Opens nothing.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// Continues nothing.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}
