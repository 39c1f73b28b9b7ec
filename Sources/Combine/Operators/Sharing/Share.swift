extension Publishers {
  /// The publisher of `share()`. Mirrors `Publishers.Share`.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes a publisher that shares `upstream`'s values.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same publisher.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers.
  ///
  ///     let response = request().share()  // made once, whoever listens
  ///
  /// It begins with the first subscriber and is cancelled when the last has cancelled. Values that were sent before a
  /// subscriber came are not repeated for it.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
