extension Publishers {
  /// The publisher returned by `contains(_:)`. Mirrors `Publishers.Contains`.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The output type of this publisher.
    public typealias Output = Bool
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The value to find.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let output = self.output
      var isFound = false
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("Contains", downstream: subscriber) {
        guard $0 == output else { return .proceed }
        isFound = true
        return .finish
      } result: {
        isFound
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Publishes whether the upstream contains `output`: `true` after the first equal value, otherwise `false` when the
  /// upstream finishes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
