extension Publishers {
  /// The publisher returned by `removeDuplicates()`. Mirrors `Publishers.RemoveDuplicates`.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for duplicate values.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches `subscriber`.
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
  /// Publishes only the values that differ from the previously published value, as determined by `predicate`.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes only the values that differ from the previously published value.
  ///
  ///     query.removeDuplicates()
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
