extension Publishers {
  /// The publisher returned by `retry(_:)`. Mirrors `Publishers.Retry`.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of retries, or `nil` for no limit.
    public let retries: Int?

    /// Creates a publisher that subscribes to `upstream` again when it fails, up to `retries` times.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      ChainSubscription("Retry", downstream: subscriber).start(Self.attempt(upstream, remaining: retries))
    }

    private static func attempt<S: Subscriber>(
      _ upstream: Upstream, remaining: Int?
    ) -> (ChainSubscription<S>) -> Void where S.Input == Output, S.Failure == Failure {
      { chain in
        chain.attach(upstream) { completion in
          guard case .failure = completion, remaining.map({ $0 > 0 }) ?? true else { return .end(completion) }
          return .attach(attempt(upstream, remaining: remaining.map { $0 - 1 }))
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again when it fails, up to `retries` times. A further failure is forwarded.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
