extension Publishers {
  /// The publisher of `tryCompactMap(_:)`. Mirrors `Publishers.TryCompactMap`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The conversion.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
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
  /// Converts every value with `transform`, leaves out those that become nil, and fails with the error that it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
