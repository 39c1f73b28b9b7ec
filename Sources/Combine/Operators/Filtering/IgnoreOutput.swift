extension Publishers {
  /// The publisher returned by `ignoreOutput()`. Mirrors `Publishers.IgnoreOutput`.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Never
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
  /// Ignores all values and forwards the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
