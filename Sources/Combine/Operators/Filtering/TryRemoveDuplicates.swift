extension Publishers {
  /// The publisher returned by `tryRemoveDuplicates(by:)`. Mirrors `Publishers.TryRemoveDuplicates`.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for duplicate values.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var previous: Upstream.Output?
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
        trying: "TryRemoveDuplicates", downstream: subscriber
      ) {
        value in
        if let last = previous, try predicate(last, value) { return .skip }
        previous = value
        return .emit(value)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes only the values that differ from the previously published value, as determined by `predicate`. Fails
  /// with the error it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
