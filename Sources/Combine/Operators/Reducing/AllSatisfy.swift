extension Publishers {
  /// The publisher of `allSatisfy(_:)`. Mirrors `Publishers.AllSatisfy`.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
      var result = true
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("AllSatisfy", downstream: subscriber) {
        guard predicate($0) else {
          result = false
          return .finish
        }
        return .proceed
      } result: {
        result
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends whether every value satisfies `predicate`: false with the first that does not, true when the stream finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
