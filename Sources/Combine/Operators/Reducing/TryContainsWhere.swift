extension Publishers {
  /// The publisher of `tryContains(where:)`. Mirrors `Publishers.TryContainsWhere`.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Bool
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The test.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var isFound = false
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(trying: "TryContainsWhere", downstream: subscriber)
      {
        guard try predicate($0) else { return .proceed }
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
  /// Sends whether a value satisfies `predicate`, and fails with the error that it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
