extension Publishers {
  /// The publisher returned by `replaceError(with:)`. Mirrors `Publishers.ReplaceError`.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type. This publisher never fails.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream

    /// The replacement for an error.
    public let output: Upstream.Output

    /// Creates a publisher that publishes `output` and finishes when `upstream` fails.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = self.output
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes `output` and finishes when the upstream fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
