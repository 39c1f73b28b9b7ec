extension Publishers {
  /// The publisher of `first(where:)`. Mirrors `Publishers.FirstWhere`.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("FirstWhere", downstream: subscriber) {
        predicate($0) ? .emitAndFinish($0) : .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the first value that satisfies `predicate`, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
