extension Publishers {
  /// The publisher returned by `map` with one key path. Mirrors `Publishers.MapKeyPath`.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The key path of the value.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Creates the publisher.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let keyPath = self.keyPath
      upstream.map { $0[keyPath: keyPath] }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Replaces every value with its value at a key path.
  ///
  ///     users.map(\.name)
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
