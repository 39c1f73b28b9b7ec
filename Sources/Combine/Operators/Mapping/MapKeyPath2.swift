extension Publishers {
  /// The publisher of `map` with two key paths. Mirrors `Publishers.MapKeyPath2`.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The values at the key paths.
    public typealias Output = (Output0, Output1)
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked into.
    public let upstream: Upstream

    /// Where the value is.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Where the value is.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Makes the publisher.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (keyPath0, keyPath1) = (self.keyPath0, self.keyPath1)
      upstream.map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Replaces every value by the values at key paths of it.
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
