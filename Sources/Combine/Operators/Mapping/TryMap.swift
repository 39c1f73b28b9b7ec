extension Publishers {
  /// The publisher of `tryMap(_:)`. Mirrors `Publishers.TryMap`.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The conversion.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
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
  /// Converts every value with `transform`, and fails with the error that it throws.
  ///
  ///     lines.tryMap { try parse($0) }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers.Map {
  /// Converts the converted values too; the two conversions run as one stage.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Converts the converted values too; the two conversions run as one stage.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// Converts the converted values too; the two conversions run as one stage.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}
