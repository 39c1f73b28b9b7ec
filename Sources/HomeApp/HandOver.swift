import GtkBridge
import HomeCore

/// Has the program that runs already do what the command line asks for, where that can be done by it.
struct HandOver {
  /// Why it could not be done.
  struct Failure: Error, CustomStringConvertible {
    var description: String {
      String(localized: "HomeApp runs already and does not answer. Close it and try again.")
    }
  }

  /// What a process tells the others its store by.
  static let storeValue = "store"

  let screen: AppScreen?
  /// The store that the command line names; `nil` if it names none.
  let store: URL?

  /// Does it, if the program runs already and has the store open that is asked for.
  ///
  /// - Returns: Whether it is done. If it is not, this process is to do it: beside the other one if there is one, for that has
  ///   another store.
  func isDone(by application: Application) throws(Failure) -> Bool {
    // With nothing to ask for, the toolkit brings the window to the front.
    guard screen != nil || store != nil else { return false }
    let deadline = ContinuousClock.now + Self.patience
    repeat {
      guard let instance = application.runningInstance else { return false }
      if let answer = answer(of: instance) {
        if answer == .hasAnotherStore { application.becomeIndependent() }
        return answer == .done
      }
      // The other process has its name on the bus and does not answer: it may be about to start or to end.
      Thread.sleep(forTimeInterval: 0.05)
    } while ContinuousClock.now < deadline
    throw Failure()
  }

  /// How long a process may take to start or to end.
  private static let patience: Duration = .seconds(2)

  private enum Answer { case done, hasAnotherStore }

  /// What the other process says; `nil` if it does not answer.
  private func answer(of instance: RunningInstance) -> Answer? {
    if let store {
      guard let other = instance.value(for: Self.storeValue) else { return nil }
      guard other == Self.name(of: store) else { return .hasAnotherStore }
    }
    let isAnswered =
      screen.map { instance.performAction("show-screen", target: $0.rawValue) } ?? instance.activate()
    return isAnswered ? .done : nil
  }

  /// What a store is told from others by, whatever way leads to it.
  static func name(of store: URL) -> String {
    store.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
  }
}
