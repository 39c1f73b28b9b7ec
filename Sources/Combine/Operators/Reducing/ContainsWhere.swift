extension Publishers {
  /// The publisher of `contains(where:)`. Mirrors `Publishers.ContainsWhere`.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Bool
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var isFound = false
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("ContainsWhere", downstream: subscriber) {
        guard predicate($0) else { return .proceed }
        isFound = true
        return .finish
      } result: {
        isFound
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends whether a value satisfies `predicate`: true with the first that does, false when the stream finishes.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
