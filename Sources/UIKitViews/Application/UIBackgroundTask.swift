/// An identifier of work that continues while no window is visible.
///
/// Mirrors `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number: 1 for the first task of the program, and one more for each further task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Keeps the program running after its last window has closed, until the task ends or half a minute has passed.
  ///
  /// Mirrors `beginBackgroundTask(withName:expirationHandler:)`. While a window is open, every program may continue to
  /// work. Without such a task, the program ends as soon as its main actor has been idle for a moment.
  ///
  /// - Parameters:
  ///   - name: Without effect: the desktop does not list tasks.
  ///   - expirationHandler: A closure that is called if the time is up before the task ends.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(expirationHandler)
  }

  /// Ends a task. An unknown or ended one is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.shared.end(identifier)
  }

  /// The time that is left for background tasks: unlimited while a window is open.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Runs the main loop until the program has finished the work that it began before its last window closed.
  ///
  /// - Parameters:
  ///   - usual: The time for work without a background task, which UIKit limits, too.
  ///   - limit: The time for background tasks.
  package func finishWork(usual: Duration = .seconds(5), limit: Duration = .seconds(30)) {
    MainLoop.finish(limit: usual)
    let tasks = BackgroundTasks.shared
    if !MainLoop.pump(timeout: limit, until: { tasks.isEmpty }) { tasks.expire() }
  }
}

/// The tasks that have begun and not ended.
@MainActor
private final class BackgroundTasks {
  static let shared = BackgroundTasks()

  private var last = 0
  private var open: [UIBackgroundTaskIdentifier: (@MainActor @Sendable () -> Void)?] = [:]

  var isEmpty: Bool { open.isEmpty }

  func begin(_ expirationHandler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: last)
    open.updateValue(expirationHandler, forKey: identifier)
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) { open.removeValue(forKey: identifier) }

  func expire() {
    let expired = open.values
    open = [:]
    for handler in expired { handler?() }
  }
}
