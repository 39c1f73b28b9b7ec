extension Publishers {
  /// The publisher returned by the `min` and `max` operators. Mirrors `Publishers.Comparison`.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for increasing order.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches `subscriber`.
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
  /// Publishes the minimum as determined by `areInIncreasingOrder`, when the upstream finishes.
  ///
  /// If several values are equivalent, publishes the first one. Publishes nothing if the upstream is empty.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  /// Publishes the maximum as determined by `areInIncreasingOrder`, when the upstream finishes.
  ///
  /// If several values are equivalent, publishes the first one. Publishes nothing if the upstream is empty.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the minimum when the upstream finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the maximum when the upstream finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
