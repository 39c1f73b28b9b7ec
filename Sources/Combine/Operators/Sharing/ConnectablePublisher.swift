/// A publisher that publishes nothing until it is connected, so that several subscribers can be attached first. Mirrors
/// Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
  /// Starts publishing, until the returned token is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber is attached, and disconnects when the last one cancels.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that publishes nothing until `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
  /// The publisher returned by `makeConnectable()`. Mirrors `Publishers.MakeConnectable`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a publisher that subscribes to `upstream` when it is connected.
    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    /// Subscribes to the upstream until the token is cancelled or released.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}
