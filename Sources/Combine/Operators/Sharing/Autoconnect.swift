extension Publishers {
  /// The publisher returned by `autoconnect()`. Mirrors `Publishers.Autoconnect`.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The connectable publisher.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var isConnecting = false
    private var isComplete = false
    private var connection: (any Cancellable)?

    /// Creates a publisher that keeps `upstream` connected while it has subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`, then connects the upstream if it is the first one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      lock.withLock { subscriberCount += 1 }
      upstream.subscribe(
        RefCountingSubscriber(downstream: subscriber) { [self] isCompletion in release(isCompletion: isCompletion) })
      let mustConnect = lock.withLock {
        guard connection == nil, !isConnecting, !isComplete, subscriberCount > 0 else { return false }
        isConnecting = true
        return true
      }
      if mustConnect { connect() }
    }

    private func connect() {
      let token = upstream.connect()
      let isUnwanted = lock.withLock {
        isConnecting = false
        guard subscriberCount > 0 else { return true }
        connection = token
        return false
      }
      if isUnwanted { token.cancel() }
    }

    /// A completed upstream is not connected again. Its work would be wasted on subscribers that receive only the
    /// completion.
    private func release(isCompletion: Bool) {
      let token = lock.withLock { () -> (any Cancellable)? in
        subscriberCount -= 1
        if isCompletion { isComplete = true }
        return subscriberCount == 0 ? connection.take() : nil
      }
      token?.cancel()
    }
  }
}

/// A subscriber that forwards all events and calls `onEnd` once, after a cancellation or the completion.
private final class RefCountingSubscriber<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var onEnd: ((_ isCompletion: Bool) -> Void)?

  init(downstream: Downstream, onEnd: @escaping (_ isCompletion: Bool) -> Void) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  var description: String { "Autoconnect" }

  func receive(subscription: any Subscription) {
    let accepting = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let accepting { accepting.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let held = (downstream.take(), upstream.take(), onEnd.take())
    lock.unlock()
    held.2?(true)
    held.0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    let held = (downstream.take(), upstream.take(), onEnd.take())
    lock.unlock()
    held.1?.cancel()
    held.2?(false)
  }
}
