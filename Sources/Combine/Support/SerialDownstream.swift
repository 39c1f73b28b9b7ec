/// The way to the subscriber of an operator that has several sources of events.
///
/// Events from several threads reach the subscriber one at a time, in the order in which they were reserved, and without a
/// lock being held while it handles them. The operator keeps its own state under the same `lock`, so that what it makes of
/// its state is delivered in the order in which it was made:
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

  /// Hands the subscriber its subscription. Demand that it returns with a value later goes to `onDemand`.
  ///
  /// The subscription arrives on the subscribing thread. What an operator has scheduled may come meanwhile on another
  /// thread, and must not be delivered on this one: it waits, and `schedule` says where it goes on.
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

  /// Whether the subscriber still receives events. Call it with the lock held.
  var isActive: Bool { downstream != nil }

  /// Takes the turn for `value`. Call it with the lock held.
  func reserve(_ value: Downstream.Input) -> Event? { reserve(.value(value)) }

  /// Takes the turn for `completion`. Call it with the lock held.
  func reserve(completion: Completion) -> Event? { reserve(.completion(completion)) }

  /// Sends a value, if the stream has not ended.
  func send(_ value: Downstream.Input) {
    lock.lock()
    let delivery = reserve(value)
    lock.unlock()
    perform(delivery)
  }

  /// Ends the stream, if it has not ended.
  func send(completion: Completion) {
    lock.lock()
    let delivery = reserve(completion: completion)
    lock.unlock()
    perform(delivery)
  }

  /// Makes a reserved delivery, and those that other threads reserve meanwhile.
  func perform(_ delivery: Event?) {
    var next = delivery
    while let event = next {
      deliver(event)
      lock.lock()
      next = gate.leave()
      lock.unlock()
    }
  }

  /// Lets go of the subscriber, which receives nothing more.
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
