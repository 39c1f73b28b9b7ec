/// A subscriber that an operator attaches to one of several upstreams. It passes all events to closures.
///
/// The closures retain the operator's subscription. They are released on completion, or together with the upstream's
/// subscription.
final class InnerSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let lock = Lock()
  private var onSubscription: ((any Subscription) -> Void)?
  private var onValue: ((Input) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  let description: String

  init(
    _ description: String, onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.description = description
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let action = lock.withLock { onSubscription.take() }
    if let action { action(subscription) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { onValue }?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let held = (onValue.take(), onCompletion.take())
    lock.unlock()
    held.1?(completion)
    withExtendedLifetime(held) {}
  }
}
