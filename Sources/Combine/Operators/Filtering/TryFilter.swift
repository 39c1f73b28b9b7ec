extension Publishers {
  /// The publisher returned by `tryFilter(_:)`. Mirrors `Publishers.TryFilter`.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches `subscriber`.
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
  /// Publishes only the values that satisfy `isIncluded`. Fails with the error it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
