extension Publishers {
  /// The publisher of `tryDrop(while:)`. Mirrors `Publishers.TryDropWhile`.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// The test.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var isDropping = true
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryDropWhile", downstream: subscriber) {
        if isDropping, try predicate($0) { return .skip }
        isDropping = false
        return .emit($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out the values up to the first one that does not satisfy `predicate`, and fails with the error that it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
