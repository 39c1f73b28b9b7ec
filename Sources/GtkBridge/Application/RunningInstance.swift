import GtkObjects

/// The program as it runs already in the user's session, in another process.
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

  /// Brings its window to the front.
  ///
  /// - Returns: Whether it has answered. This waits for the answer.
  public func activate() -> Bool { instance.activate() }

  /// Has it do what one of its actions does with a text; see ``Application/addAction(_:perform:)``.
  ///
  /// - Returns: Whether it has answered. This waits for the answer.
  public func performAction(_ name: String, target: String) -> Bool {
    instance.performAction(name, target: target)
  }

  /// What it has told by ``Application/setValue(_:for:)``; `nil` if nothing.
  public func value(for name: String) -> String? { instance.state(ofAction: name) }
}

extension Application {
  /// The program as it runs already in the user's session; `nil` if this process is the first, or there is no session bus.
  ///
  /// Ask before ``run(onActivate:)``, which brings that one to the front and ends.
  public var runningInstance: RunningInstance? { RunningInstance(id: id) }

  /// Tells the program's other processes something about this one; see ``RunningInstance/value(for:)``.
  ///
  /// - Parameters:
  ///   - value: What is told.
  ///   - name: Letters, digits, hyphens and dots; no action's name.
  public func setValue(_ value: String, for name: String) {
    application.addAction(Gtk.Action(name: name, state: value))
  }

  /// Lets this process run beside others of the same program, with windows of its own. Comes before ``run(onActivate:)``.
  ///
  /// Over the session bus, and by its notifications, the process that was first is reached.
  public func becomeIndependent() {
    application.becomeIndependent()
  }
}
