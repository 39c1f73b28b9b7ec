extension Publishers {
  /// The publisher of `tryAllSatisfy(_:)`. Mirrors `Publishers.TryAllSatisfy`.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
      var result = true
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(trying: "TryAllSatisfy", downstream: subscriber) {
        guard try predicate($0) else {
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
  /// Sends whether every value satisfies `predicate`, and fails with the error that it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
