extension Publishers {
  /// The publisher returned by `tryDrop(while:)`. Mirrors `Publishers.TryDropWhile`.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
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
  /// Drops values until one does not satisfy `predicate`, then publishes that value and all later ones. Fails with the
  /// error it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
