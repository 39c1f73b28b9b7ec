extension Publishers {
  /// The publisher of the `tryMin` and `tryMax` operators. Mirrors `Publishers.TryComparison`.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of value that the operator sends.
    public typealias Output = Upstream.Output
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// Whether the first value comes before the second, so that the second replaces it.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
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
  /// Sends the smallest value by `areInIncreasingOrder` when the stream finishes, and fails with the error that it throws.
  ///
  /// Of several such values it is the first. Sends nothing if there was no value.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
  }

  /// Sends the largest value by `areInIncreasingOrder` when the stream finishes, and fails with the error that it throws.
  ///
  /// Of several such values it is the first. Sends nothing if there was no value.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
