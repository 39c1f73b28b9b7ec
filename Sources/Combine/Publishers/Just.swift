/// A publisher that publishes one value on a subscriber's first request, and finishes. Mirrors Combine's `Just`.
public struct Just<Output>: Publisher {
  /// The failure type. This publisher never fails.
  public typealias Failure = Never

  /// The value to publish.
  public let output: Output

  /// Creates a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches `subscriber`.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, name: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
