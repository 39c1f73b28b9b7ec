extension Publishers {
  /// The publisher of `retry(_:)`. Mirrors `Publishers.Retry`.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream

    /// How often it is subscribed to again; nil for always.
    public let retries: Int?

    /// Makes a publisher that subscribes to `upstream` again, up to `retries` times, when it fails.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
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
  /// Subscribes to this publisher again when it fails, up to `retries` times; then the error goes on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
