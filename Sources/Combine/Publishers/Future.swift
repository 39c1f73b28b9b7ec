/// A publisher that eventually publishes one value or fails, and keeps the result.
///
///     let answer = Future<Int, any Error> { promise in
///       service.ask { promise($0) }
///     }
///
/// The closure runs once, when the future is created. Every subscriber receives the same result, whenever it
/// subscribes. The promise may be called from any thread, and only its first call has an effect. Mirrors Combine's
/// `Future`.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that fulfils a future with a result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Creates a future and starts the work that fulfils it.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfil)
  }

  /// Attaches `subscriber`. It receives a value after it requests one; an error needs no request.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(future: self, downstream: subscriber)
    subscriber.receive(subscription: subscription)
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    if let result { subscription.resolve(result) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let subscriptions = waiting
    waiting = []
    lock.unlock()
    for subscription in subscriptions { subscription.resolve(result) }
  }

  fileprivate func forget(_ subscription: FutureSubscription<Output, Failure>) {
    lock.lock()
    waiting.removeAll { $0 === subscription }
    lock.unlock()
  }
}

// The lock guards the result, which is set once.
extension Future: @unchecked Sendable where Output: Sendable {}

private final class FutureSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var future: Future<Output, Failure>?
  private var onResult: ((Result<Output, Failure>) -> Void)?
  private var result: Result<Output, Failure>?
  private var isWanted = false

  init<Downstream: Subscriber>(future: Future<Output, Failure>, downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    self.future = future
    onResult = { result in
      switch result {
      case .success(let output):
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
      case .failure(let error): downstream.receive(completion: .failure(error))
      }
    }
  }

  var description: String { "Future" }

  func resolve(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliverIfPossible()
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    lock.withLock { isWanted = true }
    deliverIfPossible()
  }

  func cancel() {
    lock.lock()
    let held = (future.take(), onResult.take())
    lock.unlock()
    held.0?.forget(self)
  }

  /// Delivers the result if it is available and requested. An error needs no request.
  private func deliverIfPossible() {
    lock.lock()
    guard let result, isWanted || (try? result.get()) == nil, let action = onResult.take() else {
      return lock.unlock()
    }
    let future = self.future.take()
    lock.unlock()
    action(result)
    withExtendedLifetime(future) {}
  }
}
