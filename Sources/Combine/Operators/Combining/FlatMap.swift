extension Publishers {
  /// The publisher returned by `flatMap(maxPublishers:_:)`. Mirrors `Publishers.FlatMap`.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The output type of the inner publishers.
    public typealias Output = NewPublisher.Output
    /// The failure type of all publishers.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of concurrent inner publishers.
    public let maxPublishers: Subscribers.Demand

    /// The closure that returns the inner publisher for a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that merges the publishers returned by `transform` for the values of `upstream`.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = FanIn("FlatMap", downstream: subscriber, forbidsEmptyRequests: true)
      let (transform, maxPublishers) = (self.transform, self.maxPublishers)
      merged.start()
      upstream.subscribe(
        InnerSubscriber<Upstream.Output, Failure>("FlatMap") { subscription in
          guard merged.keepOuter(subscription) else { return subscription.cancel() }
          subscription.request(maxPublishers)
        } onValue: { value in
          merged.attach(transform(value)) {
            if maxPublishers != .unlimited { merged.requestOuter(.max(1)) }
          }
          return .none
        } onCompletion: { completion in
          switch completion {
          case .finished: merged.close()
          case .failure(let error): merged.fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Converts every value to a publisher and interleaves the values of all these publishers.
  ///
  ///     queries.flatMap { service.search($0) }
  ///
  /// - Parameter maxPublishers: The maximum number of concurrent inner publishers. Further values are requested as
  ///   these finish.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Converts every value of this publisher, which cannot fail, to a publisher that may fail, and merges these
  /// publishers.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Converts every value to a publisher and merges these publishers. None of them can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Converts every value of this publisher, which may fail, to a publisher that cannot fail, and merges these
  /// publishers.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
