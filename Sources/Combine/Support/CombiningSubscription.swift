/// The values received from one upstream of a ``CombiningSubscription``.
protocol CombiningSlot: AnyObject {
  /// Indicates whether the slot has a value for the next combination.
  var isReady: Bool { get }
  /// Indicates whether the slot can still contribute values after its upstream has finished.
  var canServeAfterFinish: Bool { get }
}

/// A slot of combineLatest, which keeps the latest value.
final class LatestSlot<Value>: CombiningSlot {
  private(set) var value: Value?

  var isReady: Bool { value != nil }
  var canServeAfterFinish: Bool { true }

  /// Stores `value` and returns the previous value, to be released outside the lock.
  func put(_ value: Value) -> Value? {
    let old = self.value
    self.value = value
    return old
  }
}

/// A slot of zip, which keeps values until their counterparts arrive.
final class QueueSlot<Value>: CombiningSlot {
  private var values = RingBuffer<Value>()

  var isReady: Bool { !values.isEmpty }
  var canServeAfterFinish: Bool { !values.isEmpty }

  func put(_ value: Value) -> Value? {
    values.append(value)
    return nil
  }

  func take() -> Value {
    // Called only when every slot is ready.
    guard let value = values.popFirst() else { preconditionFailure("A slot has no value") }
    return value
  }
}

/// The subscription of an operator that combines one value from each upstream: combineLatest and zip.
///
/// The downstream's demand goes to every upstream. Values are combined, under the lock, when every slot is ready and
/// there is demand.
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

  /// - Parameter forbidsEmptyRequests: A Boolean value that indicates whether a demand of zero traps, as it does for
  ///   `zip`.
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

  /// Sends the subscription to the downstream.
  func start() {
    out.start(self) { [weak self] demand in self?.request(demand) }
  }

  /// Attaches the upstream at `index`, which stores its values with `put`.
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

  /// Finishes if no further combination is possible.
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
