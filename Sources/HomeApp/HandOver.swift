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
    guard screen != nil || store != nil, let instance = application.runningInstance else { return false }
    if let store, instance.value(for: Self.storeValue) != Self.name(of: store) {
      application.becomeIndependent()
      return false
    }
    let isAnswered =
      screen.map { instance.performAction("show-screen", target: $0.rawValue) } ?? instance.activate()
    guard isAnswered else { throw Failure() }
    return true
  }

  /// What a store is told from others by, whatever way leads to it.
  static func name(of store: URL) -> String {
    store.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
  }
}
