extension Publishers {
  /// The publisher returned by `reduce(_:_:)`. Mirrors `Publishers.Reduce`.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial value to combine with the first value.
    public let initial: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let nextPartialResult = self.nextPartialResult
      var result = initial
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>("Reduce", downstream: subscriber) {
        result = nextPartialResult(result, $0)
        return .proceed
      } result: {
        result
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Combines all values with the closure and publishes the result when the upstream finishes.
  ///
  ///     prices.reduce(0, +)
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
