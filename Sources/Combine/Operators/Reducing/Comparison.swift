extension Publishers {
  /// The publisher of the `min` and `max` operators. Mirrors `Publishers.Comparison`.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// Whether the first value comes before the second, so that the second replaces it.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = self.areInIncreasingOrder
      var best: Upstream.Output?
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("Comparison", downstream: subscriber) {
        value in
        guard let current = best else {
          best = value
          return .proceed
        }
        if areInIncreasingOrder(current, value) { best = value }
        return .proceed
      } result: {
        best
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the smallest value by `areInIncreasingOrder` when the stream finishes.
  ///
  /// Of several such values it is the first. Sends nothing if there was no value.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  /// Sends the largest value by `areInIncreasingOrder` when the stream finishes.
  ///
  /// Of several such values it is the first. Sends nothing if there was no value.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value when the stream finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the largest value when the stream finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
