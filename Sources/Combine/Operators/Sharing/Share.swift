extension Publishers {
  /// The publisher returned by `share()`. Mirrors `Publishers.Share`.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares the values of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Returns whether both are the same instance.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers.
  ///
  ///     let response = request().share()  // one request for all subscribers
  ///
  /// The subscription starts with the first subscriber and is cancelled after the last one cancels. A new subscriber
  /// does not receive earlier values.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
