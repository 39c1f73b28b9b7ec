extension Publishers {
  /// The publisher of `ignoreOutput()`. Mirrors `Publishers.IgnoreOutput`.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Never
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
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("IgnoreOutput", downstream: subscriber) { _ in
        .proceed
      } result: {
        nil
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out every value and passes the completion on.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
