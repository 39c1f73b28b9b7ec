extension Publishers {
  /// The publisher of `count()`. Mirrors `Publishers.Count`.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Int
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("Count", downstream: subscriber) {
        _ in
        count += 1
        return .proceed
      } result: {
        count
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the number of values when the stream finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
