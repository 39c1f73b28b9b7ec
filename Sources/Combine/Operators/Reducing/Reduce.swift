extension Publishers {
  /// The publisher of `reduce(_:_:)`. Mirrors `Publishers.Reduce`.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// Combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
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
  /// Combines all values and sends the result when the stream finishes.
  ///
  ///     prices.reduce(0, +)
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
