extension Publishers {
  /// The publisher of `tryScan(_:_:)`. Mirrors `Publishers.TryScan`.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The kind of error that the operator can fail with.
    public typealias Failure = any Error

    /// The publisher whose values the operator receives.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initialResult: Output

    /// Combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
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
  /// Sends the running result of combining every value with the previous result, and fails with the error that is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
