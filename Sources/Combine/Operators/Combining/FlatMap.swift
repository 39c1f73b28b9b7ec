extension Publishers {
  /// The publisher of `flatMap(maxPublishers:_:)`. Mirrors `Publishers.FlatMap`.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The new publishers' kind of value.
    public typealias Output = NewPublisher.Output
    /// The common kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values become publishers.
    public let upstream: Upstream

    /// How many publishers are attached at a time.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes a publisher that merges those that `transform` makes of `upstream`'s values.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
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
  /// Makes a publisher of every value, and sends what all of them send, as it comes.
  ///
  ///     queries.flatMap { service.search($0) }
  ///
  /// - Parameter maxPublishers: how many are attached at a time; further values are requested when one has finished.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher, which may fail, of every value of this one, which cannot.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of every value; neither can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher, which cannot fail, of every value of this one, which may.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
