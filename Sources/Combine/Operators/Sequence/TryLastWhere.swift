extension Publishers {
  /// The publisher returned by `tryLast(where:)`. Mirrors `Publishers.TryLastWhere`.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
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
      var latest: Upstream.Output?
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(trying: "TryLastWhere", downstream: subscriber) {
        if try predicate($0) { latest = $0 }
        return .proceed
      } result: {
        latest
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes the last value that satisfies `predicate`, when the upstream finishes. Fails with the error it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
