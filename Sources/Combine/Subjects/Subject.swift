/// A publisher that sends what it is given by `send(_:)`. Mirrors Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers that want one.
  func send(_ value: Output)

  /// Ends the stream for all present and future subscribers. Nothing is sent after it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject the means to request values from a publisher that feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that carries nothing.
  public func send() { send(()) }
}
