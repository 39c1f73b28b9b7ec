extension Publishers {
  /// The publisher returned by `allSatisfy(_:)`. Mirrors `Publishers.AllSatisfy`.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
  /// Publishes whether all values satisfy `predicate`: `false` after the first value that does not, otherwise `true`
  /// when the upstream finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
