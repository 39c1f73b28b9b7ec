extension Publishers {
  /// The publisher of `tryReduce(_:_:)`. Mirrors `Publishers.TryReduce`.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// Combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let nextPartialResult = self.nextPartialResult
      var result = initial
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(trying: "TryReduce", downstream: subscriber) {
        result = try nextPartialResult(result, $0)
        return .proceed
      } result: {
        result
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Combines all values, sends the result when the stream finishes, and fails with the error that is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
