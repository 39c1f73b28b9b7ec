extension Publishers {
  /// The publisher of `first()`. Mirrors `Publishers.First`.
  public struct First<Upstream: Publisher>: Publisher {
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("First", downstream: subscriber) {
        .emitAndFinish($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
