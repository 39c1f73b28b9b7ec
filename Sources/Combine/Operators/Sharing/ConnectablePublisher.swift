/// A publisher that sends nothing before it is connected, so that several subscribers can attach first. Mirrors Combine's
/// `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending, until the returned token is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last has cancelled.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that waits for `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
  /// The publisher of `makeConnectable()`. Mirrors `Publishers.MakeConnectable`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes a publisher that subscribes to `upstream` when it is connected.
    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    /// Subscribes to the upstream, until the token is cancelled or released.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}
