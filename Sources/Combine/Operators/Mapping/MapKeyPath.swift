extension Publishers {
  /// The publisher of `map` with one key path. Mirrors `Publishers.MapKeyPath`.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked into.
    public let upstream: Upstream

    /// Where the value is.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Makes the publisher.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let keyPath = self.keyPath
      upstream.map { $0[keyPath: keyPath] }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Replaces every value by the value at a key path of it.
  ///
  ///     users.map(\.name)
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
