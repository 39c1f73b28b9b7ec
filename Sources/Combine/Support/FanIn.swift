/// The subscription of an operator that interleaves the values of several publishers: merge and flatMap.
///
/// While the downstream's demand is limited, one value at a time is requested from each publisher. A value without
/// demand is buffered, and the next one is requested from its publisher after the value has been sent.
final class FanIn<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Value = Downstream.Input
  typealias Failure = Downstream.Failure

  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var demand = Subscribers.Demand.none
  private var publisherCount = 0
  private var isOpen = true
  private var isDraining = false
  private var subscriptions: [Int: any Subscription] = [:]
  private var nextID = 0
  private var buffer = RingBuffer<(value: Value, id: Int)>()
  private var outer: (any Subscription)?
  private let forbidsEmptyRequests: Bool
  let description: String

  /// - Parameter forbidsEmptyRequests: A Boolean value that indicates whether a demand of zero traps, as it does for
  ///   `flatMap`.
  init(_ description: String, downstream: Downstream, forbidsEmptyRequests: Bool = false) {
    self.description = description
    self.forbidsEmptyRequests = forbidsEmptyRequests
    out = SerialDownstream(downstream)
  }

  /// Sends the subscription to the downstream.
  func start() {
    out.start(self) { [weak self] demand in self?.request(demand) }
  }

  /// Retains the subscription to the publisher of publishers, to be cancelled with the others. Returns `false` after
  /// the completion.
  func keepOuter(_ subscription: any Subscription) -> Bool {
    out.lock.withLock {
      guard out.isActive else { return false }
      outer = subscription
      return true
    }
  }

  /// Requests more publishers.
  func requestOuter(_ demand: Subscribers.Demand) {
    out.lock.withLock { outer }?.request(demand)
  }

  /// Attaches a publisher. `onFinish` is called after it finishes, if more publishers may follow.
  func attach<P: Publisher>(_ publisher: P, onFinish: @escaping () -> Void = {})
  where P.Output == Value, P.Failure == Failure {
    let id = out.lock.withLock {
      publisherCount += 1
      nextID += 1
      return nextID
    }
    publisher.subscribe(
      InnerSubscriber<Value, Failure>(description) {
        self.adopt($0, id: id)
      } onValue: {
        self.receive($0, from: id)
      } onCompletion: {
        self.complete($0, id: id, onFinish: onFinish)
      })
  }

  /// Marks the set of publishers as complete. The downstream finishes after the last of them.
  func close() {
    out.lock.lock()
    isOpen = false
    outer = nil
    let delivery = reserveFinishIfDone()
    out.lock.unlock()
    out.perform(delivery)
  }

  /// Fails with an error and cancels all publishers.
  func fail(_ error: Failure) {
    out.lock.lock()
    let held = takeAll()
    let delivery = out.reserve(completion: .failure(error))
    out.lock.unlock()
    for subscription in held { subscription.cancel() }
    out.perform(delivery)
  }

  func request(_ more: Subscribers.Demand) {
    if forbidsEmptyRequests { more.assertPositive() } else if more == .none { return }
    out.lock.lock()
    let isNowUnlimited = more == .unlimited && demand != .unlimited
    demand += more
    let all = isNowUnlimited ? Array(subscriptions.values) : []
    out.lock.unlock()
    drain()
    for subscription in all { subscription.request(.unlimited) }
  }

  func cancel() {
    out.lock.lock()
    let held = (takeAll(), buffer)
    buffer = RingBuffer()
    out.lock.unlock()
    out.cancel()
    for subscription in held.0 { subscription.cancel() }
  }

  private func adopt(_ subscription: any Subscription, id: Int) {
    out.lock.lock()
    let isActive = out.isActive
    let isUnlimited = demand == .unlimited
    if isActive { subscriptions[id] = subscription }
    out.lock.unlock()
    if isActive { subscription.request(isUnlimited ? .unlimited : .max(1)) } else { subscription.cancel() }
  }

  private func receive(_ value: Value, from id: Int) -> Subscribers.Demand {
    out.lock.lock()
    guard out.isActive else {
      out.lock.unlock()
      return .none
    }
    guard demand > .none, buffer.isEmpty else {
      buffer.append((value, id))
      out.lock.unlock()
      return .none
    }
    demand -= 1
    let isUnlimited = demand == .unlimited
    let delivery = out.reserve(value)
    out.lock.unlock()
    out.perform(delivery)
    return isUnlimited ? .none : .max(1)
  }

  private func complete(_ completion: Subscribers.Completion<Failure>, id: Int, onFinish: () -> Void) {
    if case .failure(let error) = completion { return fail(error) }
    out.lock.lock()
    let old = subscriptions.removeValue(forKey: id)
    publisherCount -= 1
    let delivery = reserveFinishIfDone()
    let isOpen = self.isOpen
    out.lock.unlock()
    out.perform(delivery)
    if isOpen { onFinish() }
    withExtendedLifetime(old) {}
  }

  /// Sends buffered values while there is demand.
  private func drain() {
    out.lock.lock()
    guard !isDraining else { return out.lock.unlock() }
    isDraining = true
    while demand > .none, let (value, id) = buffer.popFirst() {
      demand -= 1
      let source = demand == .unlimited ? nil : subscriptions[id]
      let delivery = out.reserve(value)
      out.lock.unlock()
      out.perform(delivery)
      source?.request(.max(1))
      out.lock.lock()
    }
    isDraining = false
    let delivery = reserveFinishIfDone()
    out.lock.unlock()
    out.perform(delivery)
  }

  private func reserveFinishIfDone() -> SerialDownstream<Downstream>.Event? {
    guard !isOpen, publisherCount == 0, buffer.isEmpty else { return nil }
    return out.reserve(completion: .finished)
  }

  private func takeAll() -> [any Subscription] {
    defer {
      subscriptions = [:]
      outer = nil
    }
    return Array(subscriptions.values) + (outer.map { [$0] } ?? [])
  }
}
