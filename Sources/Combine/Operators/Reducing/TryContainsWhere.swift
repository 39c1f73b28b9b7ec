extension Publishers {
  /// The publisher returned by `tryContains(where:)`. Mirrors `Publishers.TryContainsWhere`.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Bool
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
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
  /// Publishes whether a value satisfies `predicate`. Fails with the error it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
