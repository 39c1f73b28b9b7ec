/// An object that is told of the phases of the program.
///
/// Mirrors the part of `UIApplicationDelegate` that has a meaning on the desktop. Each method has a default that does
/// nothing. In an `App`, the property wrapper `UIApplicationDelegateAdaptor` creates it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate. A class is final, or marks the initialiser as required: without Apple's runtime, no other one
  /// can be created by its type.
  init()

  /// Called before the first window opens and the scenes are read.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before the first window opens.
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
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}
}
