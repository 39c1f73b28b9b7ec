extension Publisher where Failure == Never {
  /// Assigns every value to a published property as long as the property lives.
  ///
  ///     service.temperatures.assign(to: &$temperature)
  ///
  /// The subscription is cancelled when the property is deallocated, so no token is needed. It does not retain the
  /// property's object. Mirrors Combine's `assign(to:)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscriber = PublishedAssignment(published.box)
    published.box.keep(AnyCancellable(subscriber))
    subscribe(subscriber)
  }
}

/// A subscriber that assigns values to a published property without retaining it.
private final class PublishedAssignment<Value>: Subscriber, Cancellable {
  private let lock = Lock()
  private weak var box: PublishedBox<Value>?
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(_ box: PublishedBox<Value>) {
    self.box = box
  }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard self.subscription == nil, !isCancelled else { return false }
      self.subscription = subscription
      return true
    }
    if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    box?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    let old = lock.withLock { subscription.take() }
    withExtendedLifetime(old) {}
  }

  func cancel() {
    let old = lock.withLock {
      isCancelled = true
      return subscription.take()
    }
    old?.cancel()
  }
}
