/// A publisher of the values passed to its `send(_:)` method. Mirrors Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers that have demand.
  func send(_ value: Output)

  /// Sends the completion to all current and future subscribers. No value is sent afterwards.
  func send(completion: Subscribers.Completion<Failure>)

  /// Attaches the subject to an upstream, from which it can request values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}
