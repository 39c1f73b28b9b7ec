import GtkObjects

/// The instance of the program that is already running in the user's session, in another process.
///
/// ```swift
/// if let instance = application.runningInstance {
///   exit(instance.performAction("show-order", target: "42") ? EXIT_SUCCESS : EXIT_FAILURE)
/// }
/// ```
@preconcurrency @MainActor
public struct RunningInstance {
  private let instance: Gtk.RunningInstance

  init?(id: String) {
    guard let instance = Gtk.RunningInstance(id: id) else { return nil }
    self.instance = instance
  }

  /// Brings the instance's window to the front.
  ///
  /// - Returns: A Boolean value that indicates whether the instance answered. The call blocks until then.
  public func activate() -> Bool { instance.activate() }

  /// Performs an action of the instance with a text parameter; see ``Application/addAction(_:perform:)``.
  ///
  /// - Returns: A Boolean value that indicates whether the instance answered. The call blocks until then.
  public func performAction(_ name: String, target: String) -> Bool {
    instance.performAction(name, target: target)
  }

  /// Returns a value published by ``Application/setValue(_:for:)``, or `nil` if there is none.
  public func value(for name: String) -> String? { instance.state(ofAction: name) }
}

extension Application {
  /// The instance that is already running in the user's session, or `nil` if this process is the first or there is no
  /// session bus.
  ///
  /// Check this before ``run(onActivate:)``, which activates the running instance and returns.
  public var runningInstance: RunningInstance? { RunningInstance(id: id) }

  /// Publishes a value to other processes of the program; see ``RunningInstance/value(for:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name, consisting of letters, digits, hyphens and dots. It must differ from those of actions.
  public func setValue(_ value: String, for name: String) {
    application.addAction(Gtk.Action(name: name, state: value))
  }

  /// Makes this process run independently of other instances, with its own windows. Call this before
  /// ``run(onActivate:)``.
  ///
  /// The session bus and notifications still reach the first instance.
  public func becomeIndependent() { application.becomeIndependent() }

  /// Waits until no other process of the program is starting.
  ///
  /// Of several processes that start at once, each then finds the earlier ones as ``runningInstance``. The next one may
  /// start once this one has ended or is registered, which ``run(onActivate:)`` does first.
  ///
  /// - Parameter patience: The maximum waiting time. The call blocks. It returns at once if there is no session bus.
  public func waitForTurn(patience: Duration) {
    turn = Gtk.BusName.take("\(id).Start", deadline: .now + patience)
  }
}
