extension Publishers {
  /// The publisher of `dropFirst(_:)`. Mirrors `Publishers.Drop`.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// Makes the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
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
  /// Leaves out the first `count` values.
  ///
  ///     $name.dropFirst()  // without the value that the property has now
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "Cannot drop a negative number of values")
    return Publishers.Drop(upstream: self, count: count)
  }
}
