extension Publishers {
  /// The publisher returned by `contains(where:)`. Mirrors `Publishers.ContainsWhere`.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Bool
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
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
  /// Publishes whether a value satisfies `predicate`: `true` after the first value that does, otherwise `false` when
  /// the upstream finishes.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
