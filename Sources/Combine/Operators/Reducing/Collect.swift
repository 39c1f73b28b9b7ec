extension Publishers {
  /// The publisher returned by `collect()`. Mirrors `Publishers.Collect`.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = [Upstream.Output]
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
  /// Collects all values and publishes them as one array when the upstream finishes.
  ///
  /// The operator requests unlimited values from the upstream and buffers them all.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
