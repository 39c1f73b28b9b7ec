extension Publishers {
  /// The publisher of `prefix(while:)`. Mirrors `Publishers.PrefixWhile`.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("PrefixWhile", downstream: subscriber) {
        predicate($0) ? .emit($0) : .finish
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends values while they satisfy `predicate`, and finishes with the first that does not.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
