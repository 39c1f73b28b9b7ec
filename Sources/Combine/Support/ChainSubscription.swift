/// The subscription of an operator with consecutive upstreams: append, catch and retry.
///
/// The unmet demand of the downstream is requested from each new upstream. Upstreams that complete immediately are
/// processed in a loop, so the stack does not limit their number.
final class ChainSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// The step that follows the completion of an upstream.
  enum Next {
    /// Attaches another upstream.
    case attach((ChainSubscription) -> Void)
    /// Completes the downstream.
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

  /// - Parameter forbidsEmptyRequests: A Boolean value that indicates whether a demand of zero traps, as it does for
  ///   `catch`.
  init(_ description: String, downstream: Downstream, forbidsEmptyRequests: Bool = false) {
    self.description = description
    self.forbidsEmptyRequests = forbidsEmptyRequests
    self.downstream = downstream
  }

  /// Sends the subscription to the downstream and attaches the first upstream.
  func start(_ first: @escaping (ChainSubscription) -> Void) {
    lock.withLock { downstream }?.receive(subscription: self)
    advance(to: .attach(first))
  }

  /// Attaches `publisher`. After it completes, `next` determines the following step.
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
