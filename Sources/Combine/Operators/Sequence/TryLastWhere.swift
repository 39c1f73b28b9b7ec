extension Publishers {
  /// The publisher of `tryLast(where:)`. Mirrors `Publishers.TryLastWhere`.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
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
  /// Sends the last value that satisfies `predicate` when the stream finishes, and fails with the error that it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
