extension Publishers {
  /// The publisher returned by `drop(while:)`. Mirrors `Publishers.DropWhile`.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for the values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
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
  /// Drops values until one does not satisfy `predicate`, then publishes that value and all later ones.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
