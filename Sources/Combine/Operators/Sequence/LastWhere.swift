extension Publishers {
  /// The publisher returned by `last(where:)`. Mirrors `Publishers.LastWhere`.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var latest: Upstream.Output?
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("LastWhere", downstream: subscriber) {
        if predicate($0) { latest = $0 }
        return .proceed
      } result: {
        latest
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes the last value that satisfies `predicate`, when the upstream finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
