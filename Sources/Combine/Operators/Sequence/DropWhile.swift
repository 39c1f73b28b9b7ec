extension Publishers {
  /// The publisher of `drop(while:)`. Mirrors `Publishers.DropWhile`.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var isDropping = true
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("DropWhile", downstream: subscriber) {
        if isDropping, predicate($0) { return .skip }
        isDropping = false
        return .emit($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out the values up to the first one that does not satisfy `predicate`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
