extension Publishers {
  /// The publisher of `tryFirst(where:)`. Mirrors `Publishers.TryFirstWhere`.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryFirstWhere", downstream: subscriber)
      {
        try predicate($0) ? .emitAndFinish($0) : .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the first value that satisfies `predicate`, and fails with the error that it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
