extension Publishers {
  /// The publisher of `replaceError(with:)`. Mirrors `Publishers.ReplaceError`.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The operator never fails.
    public typealias Failure = Never

    /// The publisher that may fail.
    public let upstream: Upstream

    /// What stands in for an error.
    public let output: Upstream.Output

    /// Makes a publisher that sends `output` and finishes when `upstream` fails.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = self.output
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends `output` and finishes instead of failing.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
