extension Publishers {
  /// The publisher returned by `scan(_:_:)`. Mirrors `Publishers.Scan`.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial value to combine with the first value.
    public let initialResult: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber`.
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
  /// Combines every value with the previous result, and publishes each result.
  ///
  ///     steps.scan(0) { $0 + $1 }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
