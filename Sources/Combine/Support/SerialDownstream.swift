/// The serialised downstream of an operator with several sources of events.
///
/// Events from several threads reach the subscriber one at a time, in the order of their reservation. No lock is held
/// while the subscriber handles an event. The operator guards its own state with the same `lock`, so events are
/// delivered in the order of the state changes that caused them:
///
///     out.lock.lock()
///     … // change the state
///     let delivery = out.reserve(value)
///     out.lock.unlock()
///     out.perform(delivery)
final class SerialDownstream<Downstream: Subscriber> {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  enum Event {
    case subscription(any Subscription)
    case value(Downstream.Input)
    case completion(Completion)
  }

  let lock = Lock()
  private var gate = SerialGate<Event>()
  private var downstream: Downstream?
  private var onDemand: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Sends the subscription to the subscriber. Demand that the subscriber later returns for a value is passed to
  /// `onDemand`.
  ///
  /// The subscription is delivered on the subscribing thread. In the meantime, scheduled events may arrive on another
  /// thread. They must not be delivered on the subscribing thread, so they wait until `schedule` resumes the delivery.
  func start(
    _ subscription: any Subscription, schedule: ((@escaping () -> Void) -> Void)? = nil,
    onDemand: @escaping (Subscribers.Demand) -> Void
  ) {
    lock.lock()
    self.onDemand = onDemand
    let delivery = reserve(.subscription(subscription))
    lock.unlock()
    guard let schedule, let delivery else { return perform(delivery) }
    deliver(delivery)
    if lock.withLock({ gate.handOver() }) { schedule(resume) }
  }

  private func resume() {
    perform(lock.withLock { gate.adopt() })
  }

  /// Indicates whether the subscriber still receives events. Must be called with the lock held.
  var isActive: Bool { downstream != nil }

  /// Reserves the delivery of `value`. Must be called with the lock held.
  func reserve(_ value: Downstream.Input) -> Event? { reserve(.value(value)) }

  /// Reserves the delivery of `completion`. Must be called with the lock held.
  func reserve(completion: Completion) -> Event? { reserve(.completion(completion)) }

  /// Sends a value. Does nothing after the completion.
  func send(_ value: Downstream.Input) {
    lock.lock()
    let delivery = reserve(value)
    lock.unlock()
    perform(delivery)
  }

  /// Sends a completion. Does nothing after an earlier completion.
  func send(completion: Completion) {
    lock.lock()
    let delivery = reserve(completion: completion)
    lock.unlock()
    perform(delivery)
  }

  /// Performs a reserved delivery, then those that other threads have reserved in the meantime.
  func perform(_ delivery: Event?) {
    var next = delivery
    while let event = next {
      deliver(event)
      lock.lock()
      next = gate.leave()
      lock.unlock()
    }
  }

  /// Releases the subscriber, which receives no more events.
  func cancel() {
    lock.lock()
    let held = (downstream.take(), onDemand.take(), gate.backlog)
    gate.backlog = RingBuffer()
    lock.unlock()
    withExtendedLifetime(held) {}
  }

  private func reserve(_ event: Event) -> Event? {
    guard downstream != nil, gate.enter(with: event) else { return nil }
    return event
  }

  private func deliver(_ event: Event) {
    lock.lock()
    guard let downstream else { return lock.unlock() }
    let onDemand = self.onDemand
    if case .completion = event {
      self.downstream = nil
      self.onDemand = nil
    }
    lock.unlock()
    switch event {
    case .subscription(let subscription): downstream.receive(subscription: subscription)
    case .value(let value):
      let demand = downstream.receive(value)
      if demand > .none { onDemand?(demand) }
    case .completion(let completion): downstream.receive(completion: completion)
    }
  }
}
