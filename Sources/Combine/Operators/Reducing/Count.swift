extension Publishers {
  /// The publisher returned by `count()`. Mirrors `Publishers.Count`.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Int
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`.
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
  /// Publishes the number of values when the upstream finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
