/// A publisher that sends one value which is found later, or fails, and remembers the result.
///
///     let answer = Future<Int, any Error> { promise in
///       service.ask { promise($0) }
///     }
///
/// The closure runs once, when the future is made. Every subscriber receives the same result, whenever it subscribes.
/// Only the first call of the promise counts; it may come from any thread. Mirrors Combine's `Future`.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that fulfils a future.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Makes a future and starts the work that fulfils it.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfil)
  }

  /// Attaches a subscriber, which receives the result on its first request after the future is fulfilled.
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

// The result is set once, under the lock.
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

  /// An error needs no request.
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
