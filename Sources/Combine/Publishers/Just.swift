/// A publisher that sends one value to each subscriber, on its first request, and finishes. Mirrors Combine's `Just`.
public struct Just<Output>: Publisher {
  /// A `Just` never fails.
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Makes a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, name: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
