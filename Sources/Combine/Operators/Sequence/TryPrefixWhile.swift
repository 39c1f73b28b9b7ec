extension Publishers {
  /// The publisher returned by `tryPrefix(while:)`. Mirrors `Publishers.TryPrefixWhile`.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryPrefixWhile", downstream: subscriber)
      {
        try predicate($0) ? .emit($0) : .finish
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes values while they satisfy `predicate`, and finishes when one does not. Fails with the error it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
