import Foundation

extension UIApplication {
  /// Reports a failure to the delegate: the desktop has no service that sends notifications to programs.
  public func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  /// Has no effect.
  public func unregisterForRemoteNotifications() {}

  /// Always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }
}

/// The result of a search for data in the background. Without effect: the desktop starts no program for this.
///
/// Mirrors `UIBackgroundFetchResult`.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new data.
  case newData
  /// There was nothing new.
  case noData
  /// The program could not find out.
  case failed
}
