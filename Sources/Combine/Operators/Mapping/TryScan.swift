extension Publishers {
  /// The publisher returned by `tryScan(_:_:)`. Mirrors `Publishers.TryScan`.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The failure type of this publisher.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial value to combine with the first value.
    public let initialResult: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let nextPartialResult = self.nextPartialResult
      var result = initialResult
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(trying: "TryScan", downstream: subscriber) {
        result = try nextPartialResult(result, $0)
        return .emit(result)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Combines every value with the previous result, and publishes each result. Fails with the error that the closure
  /// throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
