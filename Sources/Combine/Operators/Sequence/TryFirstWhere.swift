extension Publishers {
  /// The publisher returned by `tryFirst(where:)`. Mirrors `Publishers.TryFirstWhere`.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryFirstWhere", downstream: subscriber)
      {
        try predicate($0) ? .emitAndFinish($0) : .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes the first value that satisfies `predicate`, and finishes. Fails with the error it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
