extension Publishers {
  /// The publisher returned by `dropFirst(_:)`. Mirrors `Publishers.Drop`.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The number of values to drop.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var remaining = count
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("Drop", downstream: subscriber) {
        guard remaining > 0 else { return .emit($0) }
        remaining -= 1
        return .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops the first `count` values.
  ///
  ///     $name.dropFirst()  // without the value that the property has now
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "The count of values to drop must not be negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
