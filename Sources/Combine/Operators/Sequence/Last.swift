extension Publishers {
  /// The publisher of `last()`. Mirrors `Publishers.Last`.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
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
      var latest: Upstream.Output?
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("Last", downstream: subscriber) {
        latest = $0
        return .proceed
      } result: {
        latest
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value when the stream finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
