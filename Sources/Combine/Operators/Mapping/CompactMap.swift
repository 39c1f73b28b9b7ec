extension Publishers {
  /// The publisher of `compactMap(_:)`. Mirrors `Publishers.CompactMap`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The conversion.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
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
  /// Converts every value with `transform` and leaves out those that become nil.
  ///
  ///     texts.compactMap { Int($0) }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
