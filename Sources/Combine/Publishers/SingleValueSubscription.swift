/// A subscription that delivers a known value on the first request, then finishes.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let value: Downstream.Input
  private var downstream: Downstream?
  let description: String

  init(_ value: Downstream.Input, downstream: Downstream, name: String) {
    self.value = value
    self.downstream = downstream
    description = name
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    guard let downstream = lock.withLock({ downstream.take() }) else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    let old = lock.withLock { downstream.take() }
    withExtendedLifetime(old) {}
  }
}

extension Subscribers.Demand {
  /// Traps if the demand is zero. Apple's Combine does so in publishers and operators that count demand themselves,
  /// such as `Just`, the subjects, `zip` and `flatMap`. The others ignore such a request.
  @inlinable
  func assertPositive() {
    precondition(self > .none, "A subscriber must request at least one value")
  }
}
