extension Publishers {
  /// The publisher of `tryPrefix(while:)`. Mirrors `Publishers.TryPrefixWhile`.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryPrefixWhile", downstream: subscriber)
      {
        try predicate($0) ? .emit($0) : .finish
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends values while they satisfy `predicate`, finishes with the first that does not, and fails with the error it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
