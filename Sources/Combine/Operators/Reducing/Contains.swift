extension Publishers {
  /// The publisher of `contains(_:)`. Mirrors `Publishers.Contains`.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of value that the operator sends.
    public typealias Output = Bool
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// What is looked for.
    public let output: Upstream.Output

    /// Makes the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
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
  /// Sends whether the stream has a value equal to `output`: true with the first, false when the stream finishes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
