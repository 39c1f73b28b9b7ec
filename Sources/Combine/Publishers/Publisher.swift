/// A type that can deliver a sequence of values over time to its subscribers.
///
/// A publisher delivers to a ``Subscriber`` that asked for values: `subscribe(_:)` hands the subscriber a ``Subscription``,
/// the subscriber requests a ``Subscribers/Demand``, and the publisher then sends at most that many values, followed by at
/// most one completion.
///
///     let token = [1, 2, 3].publisher.map { $0 * 10 }.sink { print($0) }
///
/// Mirrors Combine's `Publisher`. The protocol has no isolation; values arrive on the thread that sent them unless an
/// operator such as `receive(on:options:)` says otherwise.
public protocol Publisher<Output, Failure> {
  /// The kind of value that this publisher sends.
  associatedtype Output

  /// The kind of error that this publisher can fail with; `Never` when it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber. Implement this to make a publisher; call ``Publisher/subscribe(_:)-4u8kn`` to use one.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber` to this publisher.
  @inlinable
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything that this publisher sends to `subject`, until the returned token is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let relay = SubjectRelay(subject)
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }
}

/// A namespace for the publishers that operators return, as in Combine.
public enum Publishers {}
