/// The subscription of an operator that has one upstream after another: append, catch and retry.
///
/// What the downstream requested and has not received yet is requested from the upstream that comes next. A chain of
/// upstreams that end at once is walked in a loop, so that its length is not limited by the stack.
final class ChainSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// What follows the end of an upstream.
  enum Next {
    /// Attach another upstream.
    case attach((ChainSubscription) -> Void)
    /// End the stream.
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isAdvancing = false
  private var pending: Next?
  private let forbidsEmptyRequests: Bool
  let description: String

  /// - Parameter forbidsEmptyRequests: whether asking for nothing is an error, as it is with `catch`.
  init(_ description: String, downstream: Downstream, forbidsEmptyRequests: Bool = false) {
    self.description = description
    self.forbidsEmptyRequests = forbidsEmptyRequests
    self.downstream = downstream
  }

  /// Hands the downstream its subscription and attaches the first upstream.
  func start(_ first: @escaping (ChainSubscription) -> Void) {
    lock.withLock { downstream }?.receive(subscription: self)
    advance(to: .attach(first))
  }

  /// Attaches `publisher`; `next` says what follows its end.
  func attach<P: Publisher>(_ publisher: P, next: @escaping (Subscribers.Completion<P.Failure>) -> Next)
  where P.Output == Downstream.Input {
    publisher.subscribe(
      InnerSubscriber<P.Output, P.Failure>(description) {
        self.adopt($0)
      } onValue: {
        self.receive($0)
      } onCompletion: { completion in
        let old = self.lock.withLock { self.upstream.take() }
        self.advance(to: next(completion))
        withExtendedLifetime(old) {}
      })
  }

  func request(_ more: Subscribers.Demand) {
    if forbidsEmptyRequests { more.assertPositive() } else if more == .none { return }
    let upstream = lock.withLock { () -> (any Subscription)? in
      demand += more
      return self.upstream
    }
    upstream?.request(more)
  }

  func cancel() {
    lock.lock()
    let held = (downstream.take(), upstream.take(), pending.take())
    lock.unlock()
    held.1?.cancel()
  }

  private func adopt(_ subscription: any Subscription) {
    lock.lock()
    let isActive = downstream != nil
    let demand = self.demand
    if isActive { upstream = subscription }
    lock.unlock()
    guard isActive else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock { () -> Downstream? in
      demand -= 1
      return self.downstream
    }
    guard let more = downstream?.receive(value), more > .none else { return .none }
    lock.withLock { demand += more }
    return more
  }

  private func advance(to next: Next) {
    lock.lock()
    pending = next
    guard !isAdvancing else { return lock.unlock() }
    isAdvancing = true
    while downstream != nil, let step = pending.take() {
      lock.unlock()
      switch step {
      case .attach(let attach): attach(self)
      case .end(let completion): lock.withLock { downstream.take() }?.receive(completion: completion)
      }
      lock.lock()
    }
    isAdvancing = false
    lock.unlock()
  }
}
