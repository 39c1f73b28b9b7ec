extension Publishers {
  /// The publisher of `scan(_:_:)`. Mirrors `Publishers.Scan`.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initialResult: Output

    /// Combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let nextPartialResult = self.nextPartialResult
      var result = initialResult
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("Scan", downstream: subscriber) {
        result = nextPartialResult(result, $0)
        return .emit(result)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the running result of combining every value with the previous result.
  ///
  ///     steps.scan(0) { $0 + $1 }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
