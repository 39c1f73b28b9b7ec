/// What one upstream of a ``CombiningSubscription`` has sent.
protocol CombiningSlot: AnyObject {
  /// Whether the slot has what the next combination needs.
  var isReady: Bool { get }
  /// Whether combinations can still be made of the slot when its upstream has finished.
  var canServeAfterFinish: Bool { get }
}

/// A slot that keeps the newest value: combineLatest's.
final class LatestSlot<Value>: CombiningSlot {
  private(set) var value: Value?

  var isReady: Bool { value != nil }
  var canServeAfterFinish: Bool { true }

  /// Keeps `value` and returns the one before, to be released outside the lock.
  func put(_ value: Value) -> Value? {
    let old = self.value
    self.value = value
    return old
  }
}

/// A slot that keeps the values that wait for their partners: zip's.
final class QueueSlot<Value>: CombiningSlot {
  private var values = RingBuffer<Value>()

  var isReady: Bool { !values.isEmpty }
  var canServeAfterFinish: Bool { !values.isEmpty }

  func put(_ value: Value) -> Value? {
    values.append(value)
    return nil
  }

  func take() -> Value {
    // Asked for only when every slot is ready.
    guard let value = values.popFirst() else { preconditionFailure("A slot is empty") }
    return value
  }
}

/// The subscription of an operator that makes one value of one value of each of its upstreams: combineLatest and zip.
///
/// The downstream's demand goes to every upstream. A combination is made, under the lock, when every slot is ready and the
/// downstream wants a value.
final class CombiningSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var demand = Subscribers.Demand.none
  private var upstreams: [(any Subscription)?]
  private var isFinished: [Bool]
  private let slots: [any CombiningSlot]
  private let combine: () -> Downstream.Input
  private let forbidsEmptyRequests: Bool
  let description: String

  /// - Parameter forbidsEmptyRequests: whether asking for nothing is an error, as it is with `zip`.
  init(
    _ description: String, downstream: Downstream, slots: [any CombiningSlot], forbidsEmptyRequests: Bool = false,
    combine: @escaping () -> Downstream.Input
  ) {
    self.description = description
    self.forbidsEmptyRequests = forbidsEmptyRequests
    self.slots = slots
    self.combine = combine
    out = SerialDownstream(downstream)
    upstreams = Array(repeating: nil, count: slots.count)
    isFinished = Array(repeating: false, count: slots.count)
  }

  /// Hands the downstream its subscription.
  func start() {
    out.start(self) { [weak self] demand in self?.request(demand) }
  }

  /// Attaches the upstream that fills the slot at `index` by means of `put`.
  func attach<P: Publisher>(_ publisher: P, at index: Int, put: @escaping (P.Output) -> P.Output?)
  where P.Failure == Failure {
    publisher.subscribe(
      InnerSubscriber<P.Output, Failure>(description) {
        self.adopt($0, at: index)
      } onValue: {
        self.receive($0, put: put)
      } onCompletion: {
        self.complete($0, at: index)
      })
  }

  func request(_ more: Subscribers.Demand) {
    if forbidsEmptyRequests { more.assertPositive() } else if more == .none { return }
    out.lock.lock()
    demand += more
    let all = upstreams
    out.lock.unlock()
    for upstream in all { upstream?.request(more) }
  }

  func cancel() {
    out.lock.lock()
    let all = takeUpstreams()
    out.lock.unlock()
    out.cancel()
    for upstream in all { upstream?.cancel() }
  }

  private func adopt(_ subscription: any Subscription, at index: Int) {
    out.lock.lock()
    let isActive = out.isActive
    let demand = self.demand
    if isActive { upstreams[index] = subscription }
    out.lock.unlock()
    guard isActive else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive<Value>(_ value: Value, put: (Value) -> Value?) -> Subscribers.Demand {
    out.lock.lock()
    guard out.isActive else {
      out.lock.unlock()
      return .none
    }
    let old = put(value)
    guard demand > .none, slots.allSatisfy(\.isReady) else {
      out.lock.unlock()
      return .none
    }
    demand -= 1
    let delivery = out.reserve(combine())
    out.lock.unlock()
    out.perform(delivery)
    finishIfExhausted()
    withExtendedLifetime(old) {}
    return .none
  }

  private func complete(_ completion: Subscribers.Completion<Failure>, at index: Int) {
    out.lock.lock()
    let old = upstreams[index].take()
    isFinished[index] = true
    out.lock.unlock()
    switch completion {
    case .finished: finishIfExhausted()
    case .failure: end(completion)
    }
    withExtendedLifetime(old) {}
  }

  /// Finishes when no combination can be made any more.
  private func finishIfExhausted() {
    let isExhausted = out.lock.withLock {
      !isFinished.contains(false) || zip(isFinished, slots).contains { $0 && !$1.canServeAfterFinish }
    }
    if isExhausted { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    out.lock.lock()
    let all = takeUpstreams()
    let delivery = out.reserve(completion: completion)
    out.lock.unlock()
    for upstream in all { upstream?.cancel() }
    out.perform(delivery)
  }

  private func takeUpstreams() -> [(any Subscription)?] {
    defer { upstreams = Array(repeating: nil, count: upstreams.count) }
    return upstreams
  }
}
