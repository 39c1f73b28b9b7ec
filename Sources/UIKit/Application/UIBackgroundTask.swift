/// An identifier of work that goes on while no window is visible.
///
/// Mirrors `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  private static var lastTask = 0

  /// Returns an identifier. The desktop lets every program work on, so the task needs no permission and does not expire.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  /// Has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left for background tasks: any.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
