extension Publishers {
  /// The publisher returned by `output(in:)`, `output(at:)` and `prefix(_:)`. Mirrors `Publishers.Output`.
  ///
  /// Finishes immediately after the last value of its range.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The range of positions to publish.
    public let range: CountableRange<Int>

    /// Creates the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      var index = 0
      let range = self.range
      let stage = TransformStage<Upstream.Output, Upstream.Failure, S>("Output", downstream: subscriber) { value in
        let position = index
        index += 1
        guard range.contains(position) else { return .skip }
        return index < range.upperBound ? .emit(value) : .emitAndFinish(value)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the value at `index` and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Publishes the values at the positions in `range`, and finishes after the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max).clamped(to: 0..<Int.max))
  }

  /// Publishes the first `maxLength` values, and finishes after the last of them.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "The count of values to keep must not be negative")
    return output(in: ..<maxLength)
  }
}
