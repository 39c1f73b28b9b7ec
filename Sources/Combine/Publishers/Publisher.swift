/// A type that delivers a sequence of values over time to its subscribers.
///
/// A publisher delivers values to a ``Subscriber`` on demand. `subscribe(_:)` passes a ``Subscription`` to the
/// subscriber, which requests a ``Subscribers/Demand``. The publisher then sends at most that many values, followed by
/// at most one completion.
///
///     let token = [1, 2, 3].publisher.map { $0 * 10 }.sink { print($0) }
///
/// Mirrors Combine's `Publisher`. The protocol is not isolated to an actor. Values arrive on the sending thread, unless
/// an operator such as `receive(on:options:)` changes that.
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output

  /// The type of the error, or `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches `subscriber`. Implement this method in a publisher, but call ``Publisher/subscribe(_:)-4u8kn`` to
  /// subscribe.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber`.
  @inlinable
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Forwards all events of this publisher to `subject`, until the returned token is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let relay = SubjectRelay(subject)
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }
}

/// A namespace for the publishers that operators return, as in Combine.
public enum Publishers {}
