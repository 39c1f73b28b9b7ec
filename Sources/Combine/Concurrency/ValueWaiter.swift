/// The subscriber behind the asynchronous sequences. Each `next()` requests a value and suspends until it arrives.
///
/// The type is safe to share between tasks, because the lock guards all state. Each value goes to a single `next()`
/// call and is not accessed afterwards.
final class ValueWaiter<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// A wrapper that passes a value once through a continuation.
  private struct Handover: @unchecked Sendable {
    let result: Result<Input, Failure>?
  }

  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var waiting = RingBuffer<CheckedContinuation<Handover, Never>>()
  private var unmetDemand = Subscribers.Demand.none
  private var isOver = false
  private var error: Failure?

  /// Returns the next value, the publisher's error, or `nil` after the stream has finished.
  func next() async -> Result<Input, Failure>? {
    let handover = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in wait(continuation) }
    } onCancel: {
      cancel()
    }
    return handover.result
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !isOver else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    let demand = unmetDemand
    unmetDemand = .none
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let continuation = lock.withLock { waiting.popFirst() }
    continuation?.resume(returning: Handover(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    var held = (upstream.take(), waiting)
    waiting = RingBuffer()
    isOver = true
    var result: Result<Input, Failure>?
    if case .failure(let failure) = completion {
      if held.1.isEmpty { error = failure } else { result = .failure(failure) }
    }
    lock.unlock()
    while let continuation = held.1.popFirst() { continuation.resume(returning: Handover(result: result.take())) }
  }

  func cancel() {
    lock.lock()
    var held = (upstream.take(), waiting)
    waiting = RingBuffer()
    isOver = true
    lock.unlock()
    held.0?.cancel()
    while let continuation = held.1.popFirst() { continuation.resume(returning: Handover(result: nil)) }
  }

  private func wait(_ continuation: CheckedContinuation<Handover, Never>) {
    lock.lock()
    guard !isOver else {
      let failure = error.take()
      lock.unlock()
      return continuation.resume(returning: Handover(result: failure.map { .failure($0) }))
    }
    waiting.append(continuation)
    let upstream = self.upstream
    if upstream == nil { unmetDemand += 1 }
    lock.unlock()
    upstream?.request(.max(1))
  }
}
