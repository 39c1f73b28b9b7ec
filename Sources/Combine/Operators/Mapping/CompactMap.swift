extension Publishers {
  /// The publisher returned by `compactMap(_:)`. Mirrors `Publishers.CompactMap`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that converts a value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = self.transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("CompactMap", downstream: subscriber) {
        transform($0).map { .emit($0) } ?? .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Converts every value with `transform` and publishes the results that are not `nil`.
  ///
  ///     texts.compactMap { Int($0) }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
