extension Publishers {
  /// The publisher returned by `mapError(_:)`. Mirrors `Publishers.MapError`.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that converts the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that converts the error of `upstream`.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    /// Creates a publisher that converts the error of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform)
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FailureMappingSubscriber(downstream: subscriber, name: "MapError", transform: transform))
    }
  }
}

extension Publisher {
  /// Converts the upstream error with `transform`.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

/// A subscriber that converts the error and forwards all other events.
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
