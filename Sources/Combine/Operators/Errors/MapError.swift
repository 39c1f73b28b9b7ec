extension Publishers {
  /// The publisher of `mapError(_:)`. Mirrors `Publishers.MapError`.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output

    /// The publisher whose error is converted.
    public let upstream: Upstream

    /// The conversion.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes a publisher that converts `upstream`'s error.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    /// Makes a publisher that converts `upstream`'s error.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FailureMappingSubscriber(downstream: subscriber, name: "MapError", transform: transform))
    }
  }
}

extension Publisher {
  /// Converts the error that the stream fails with.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

/// Passes everything through but the kind of error.
struct FailureMappingSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  private let downstream: Downstream
  private let transform: (Failure) -> Downstream.Failure
  let description: String
  let combineIdentifier = CombineIdentifier()

  init(downstream: Downstream, name: String, transform: @escaping (Failure) -> Downstream.Failure) {
    self.downstream = downstream
    self.transform = transform
    description = name
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapFailure(transform))
  }
}
