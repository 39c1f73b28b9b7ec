extension Publishers {
  /// The publisher of `tryRemoveDuplicates(by:)`. Mirrors `Publishers.TryRemoveDuplicates`.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var previous: Upstream.Output?
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
        trying: "TryRemoveDuplicates", downstream: subscriber
      ) {
        value in
        if let last = previous, try predicate(last, value) { return .skip }
        previous = value
        return .emit(value)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out the values that `predicate` finds to be the same as the one before, and fails with the error it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
