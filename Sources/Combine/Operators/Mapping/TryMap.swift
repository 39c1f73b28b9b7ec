extension Publishers {
  /// The publisher returned by `tryMap(_:)`. Mirrors `Publishers.TryMap`.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that converts a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = self.transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryMap", downstream: subscriber) {
        .emit(try transform($0))
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Converts every value with `transform`. Fails with the error it throws.
  ///
  ///     lines.tryMap { try parse($0) }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers.Map {
  /// Combines both conversions into a single operator.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Combines both conversions into a single operator.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// Combines both conversions into a single operator.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}
