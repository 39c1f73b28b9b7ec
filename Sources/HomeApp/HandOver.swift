import GtkBridge
import HomeCore

/// A hand-over of the command line's request to an instance of the program that is already running.
struct HandOver {
  /// An error for an instance that does not answer.
  struct Failure: Error, CustomStringConvertible {
    var description: String {
      String(localized: "HomeApp is already running but does not respond. Close it and try again.")
    }
  }

  /// The key under which a process publishes the place of its store.
  static let storeValue = "store"

  let screen: AppScreen?
  /// The store named on the command line, or `nil` if there is none.
  let store: StoreAddress?
  /// The form of the screens that have two. Another instance may show the usual one.
  let framework: ViewFramework

  /// Hands the request over to a running instance that has the same store open.
  ///
  /// - Returns: `true` if the running instance handles the request. Otherwise this process must handle it,
  ///   independently of an instance with another store.
  func isDone(by application: Application) throws(Failure) -> Bool {
    if framework != .swiftUI {
      application.becomeIndependent()
      return false
    }
    // Without a request, GTK itself activates the running instance.
    guard screen != nil || store != nil else { return false }
    let deadline = ContinuousClock.now + Self.patience
    repeat {
      guard let instance = application.runningInstance else { return false }
      if let answer = answer(of: instance) {
        if answer == .hasAnotherStore { application.becomeIndependent() }
        return answer == .done
      }
      // The other process owns the bus name but does not answer: it may be starting or exiting.
      Thread.sleep(forTimeInterval: 0.05)
    } while ContinuousClock.now < deadline
    throw Failure()
  }

  /// The maximum time for a process to start or exit.
  static let patience: Duration = .seconds(10)

  private enum Answer { case done, hasAnotherStore }

  /// Returns the instance's answer, or `nil` if it does not answer.
  private func answer(of instance: RunningInstance) -> Answer? {
    if let store {
      guard let other = instance.value(for: Self.storeValue) else { return nil }
      guard other == "\(store)" else { return .hasAnotherStore }
    }
    let isAnswered =
      screen.map { instance.performAction("show-screen", target: $0.rawValue) } ?? instance.activate()
    return isAnswered ? .done : nil
  }
}
