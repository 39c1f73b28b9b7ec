extension Publishers {
  /// The publisher returned by `tryAllSatisfy(_:)`. Mirrors `Publishers.TryAllSatisfy`.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
  /// Publishes whether all values satisfy `predicate`. Fails with the error it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
