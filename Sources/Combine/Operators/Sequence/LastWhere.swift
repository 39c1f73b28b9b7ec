extension Publishers {
  /// The publisher of `last(where:)`. Mirrors `Publishers.LastWhere`.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
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
  /// Sends the last value that satisfies `predicate`, when the stream finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
