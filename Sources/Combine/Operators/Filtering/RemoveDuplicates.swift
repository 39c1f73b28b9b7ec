extension Publishers {
  /// The publisher of `removeDuplicates()`. Mirrors `Publishers.RemoveDuplicates`.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var previous: Upstream.Output?
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("RemoveDuplicates", downstream: subscriber) {
        value in
        if let last = previous, predicate(last, value) { return .skip }
        previous = .some(value)
        return .emit(value)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out the values that `predicate` finds to be the same as the value sent before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out the values that equal the value sent before.
  ///
  ///     query.removeDuplicates()
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
