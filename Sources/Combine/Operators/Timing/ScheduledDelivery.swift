/// The subscriber of an operator that delivers every event through a scheduler.
///
/// Each event schedules a closure, and each closure delivers the oldest pending event. Events therefore stay in order
/// and never overlap, even if the scheduler is a concurrent queue.
final class ScheduledDelivery<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var upstream: (any Subscription)?
  private var waiting = RingBuffer<Event>()
  private var isComplete = false
  private let schedule: (@escaping () -> Void) -> Void
  private let scheduleAtOnce: (@escaping () -> Void) -> Void
  let description: String

  /// Creates a delivery that schedules each event with `schedule`. An event that is due but blocked by another delivery
  /// continues with `scheduleAtOnce`.
  init(
    _ description: String, downstream: Downstream, scheduleAtOnce: @escaping (@escaping () -> Void) -> Void,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.description = description
    self.schedule = schedule
    self.scheduleAtOnce = scheduleAtOnce
    out = SerialDownstream(downstream)
  }

  func receive(subscription: any Subscription) {
    let accepted = out.lock.withLock {
      guard upstream == nil, out.isActive, !isComplete else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    out.start(self, schedule: scheduleAtOnce) { [weak self] demand in self?.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enqueue(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    out.lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    out.lock.lock()
    let held = (upstream.take(), waiting)
    waiting = RingBuffer()
    out.lock.unlock()
    out.cancel()
    held.0?.cancel()
  }

  private func enqueue(_ event: Event) {
    out.lock.lock()
    guard out.isActive, !isComplete else { return out.lock.unlock() }
    waiting.append(event)
    var old: (any Subscription)?
    if case .completion = event {
      isComplete = true
      old = upstream.take()
    }
    out.lock.unlock()
    schedule { self.deliverOldest() }
    withExtendedLifetime(old) {}
  }

  private func deliverOldest() {
    out.lock.lock()
    guard let oldest = waiting.popFirst() else { return out.lock.unlock() }
    let delivery: SerialDownstream<Downstream>.Event?
    switch oldest {
    case .value(let value): delivery = out.reserve(value)
    case .completion(let completion): delivery = out.reserve(completion: completion)
    }
    out.lock.unlock()
    out.perform(delivery)
  }
}
