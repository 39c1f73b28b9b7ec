extension Publishers {
  /// The publisher of `tryFilter(_:)`. Mirrors `Publishers.TryFilter`.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The test.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = self.isIncluded
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryFilter", downstream: subscriber) {
        try isIncluded($0) ? .emit($0) : .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out the values that do not satisfy `isIncluded`, and fails with the error that it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
