extension Publishers {
  /// The publisher of `collect()`. Mirrors `Publishers.Collect`.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("Collect", downstream: subscriber) {
        values.append($0)
        return .proceed
      } result: {
        values
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Collects all values and sends them as one array when the stream finishes.
  ///
  /// Everything is requested from the upstream and kept until then.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
