extension Publishers {
  /// The publisher returned by the `tryMin` and `tryMax` operators. Mirrors `Publishers.TryComparison`.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate for increasing order.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = self.areInIncreasingOrder
      var best: Upstream.Output?
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(trying: "TryComparison", downstream: subscriber) {
        value in
        guard let current = best else {
          best = value
          return .proceed
        }
        if try areInIncreasingOrder(current, value) { best = value }
        return .proceed
      } result: {
        best
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes the minimum as determined by `areInIncreasingOrder`, when the upstream finishes. Fails with the error it
  /// throws.
  ///
  /// If several values are equivalent, publishes the first one. Publishes nothing if the upstream is empty.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
  }

  /// Publishes the maximum as determined by `areInIncreasingOrder`, when the upstream finishes. Fails with the error it
  /// throws.
  ///
  /// If several values are equivalent, publishes the first one. Publishes nothing if the upstream is empty.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
