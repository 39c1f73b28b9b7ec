/// The subscription of one subscriber to a subject.
///
/// Values beyond the subscriber's demand are dropped. If the source keeps its latest value and the subscriber missed
/// it, the next request delivers it. Deliveries from several threads reach the subscriber one at a time.
///
/// The subscriber is stored as closures instead of a generic parameter. Methods of generic classes are called in their
/// unspecialised form, which costs four times as much per value as a specialised closure.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline
  enum Event {
    case value(Output)
    case completion(Completion)
  }

  @usableFromInline let lock = Lock()
  // The lock makes every access exclusive. Omitting the dynamic exclusivity check saves a tenth of the time of a send.
  @exclusivity(unchecked) @usableFromInline var gate = SerialGate<Event>()
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  /// `nil` after the completion or a cancellation.
  @exclusivity(unchecked) @usableFromInline var receiveValue: ((Output) -> Subscribers.Demand)?
  @usableFromInline var receiveCompletion: ((Completion) -> Void)?
  /// Indicates whether the subscriber has received the latest value. It is `false` if that value arrived without
  /// demand.
  @exclusivity(unchecked) @usableFromInline var isUpToDate = false
  @usableFromInline var source: (any ConduitSource<Output, Failure>)?

  @inlinable
  init<Downstream: Subscriber>(source: any ConduitSource<Output, Failure>, downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    self.source = source
    // The types are compared first: a cast that fails searches all conformances of the program.
    if Downstream.self == Subscribers.Sink<Output, Failure>.self,
      let sink = downstream as? Subscribers.Sink<Output, Failure>
    {
      // The subscription ends together with the sink, so the closure can be called without checking the sink.
      let receive = sink.receiveValue
      receiveValue = {
        receive($0)
        return .none
      }
    } else {
      receiveValue = { downstream.receive($0) }
    }
    receiveCompletion = { downstream.receive(completion: $0) }
  }

  @usableFromInline var description: String { lock.withLock { source }?.name ?? "Ended" }

  /// Delivers `output` if there is demand.
  @inlinable
  func offer(_ output: Output) {
    lock.lock()
    guard let receiveValue, demand > .none else {
      isUpToDate = false
      return lock.unlock()
    }
    demand -= 1
    isUpToDate = true
    guard gate.enter(with: .value(output)) else { return lock.unlock() }
    lock.unlock()
    leave(adding: receiveValue(output))
  }

  /// Delivers the completion once and releases the subscriber.
  @usableFromInline
  func finish(_ completion: Completion) {
    lock.lock()
    guard receiveValue != nil, gate.enter(with: .completion(completion)) else { return lock.unlock() }
    lock.unlock()
    end(completion)
    leave(adding: .none)
  }

  @usableFromInline
  func request(_ more: Subscribers.Demand) {
    more.assertPositive()
    let source = lock.withLock { () -> (any ConduitSource<Output, Failure>)? in
      demand += more
      return self.source
    }
    guard let source else { return }
    source.downstreamRequested()
    if let latest = source.latestValue { catchUp(with: latest) }
  }

  @usableFromInline
  func cancel() {
    lock.lock()
    let held = (source.take(), receiveValue.take(), receiveCompletion.take(), gate.backlog)
    gate.backlog = RingBuffer()
    lock.unlock()
    held.0?.remove(self)
    withExtendedLifetime(held) {}
  }

  /// Ends the delivery of this thread, then delivers the events that other threads left in the backlog.
  @inlinable
  func leave(adding more: Subscribers.Demand) {
    lock.lock()
    if more > .none { demand += more }
    let next = gate.leave()
    lock.unlock()
    if let next { drain(from: next) }
  }

  @usableFromInline
  func drain(from first: Event) {
    var next: Event? = first
    while let event = next {
      var more = Subscribers.Demand.none
      switch event {
      case .value(let output): more = lock.withLock { receiveValue }?(output) ?? .none
      case .completion(let completion): end(completion)
      }
      next = lock.withLock {
        demand += more
        return gate.leave()
      }
    }
  }

  private func end(_ completion: Completion) {
    lock.lock()
    let held = (source.take(), receiveValue.take(), receiveCompletion.take())
    lock.unlock()
    held.2?(completion)
    withExtendedLifetime(held) {}
  }

  /// Delivers the latest value if the subscriber has not received it.
  private func catchUp(with latest: Output) {
    lock.lock()
    guard !isUpToDate, let receiveValue, demand > .none else { return lock.unlock() }
    isUpToDate = true
    demand -= 1
    guard gate.enter(with: .value(latest)) else { return lock.unlock() }
    lock.unlock()
    leave(adding: receiveValue(latest))
  }
}
