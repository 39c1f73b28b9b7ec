extension Publishers {
  /// The publisher returned by `tryCompactMap(_:)`. Mirrors `Publishers.TryCompactMap`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that converts a value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = self.transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryCompactMap", downstream: subscriber)
      {
        try transform($0).map { .emit($0) } ?? .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Converts every value with `transform` and publishes the results that are not `nil`. Fails with the error it
  /// throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
