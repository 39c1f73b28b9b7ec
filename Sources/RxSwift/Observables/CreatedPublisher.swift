import Combine
import Foundation

/// A publisher that calls a closure for each subscriber. The closure pushes events and returns a disposable.
///
/// The basis of every operator without a counterpart in Combine. Events beyond the subscriber's demand are buffered.
/// Subscribers in this module request unlimited values, so the buffer stays empty unless a Combine operator applies
/// backpressure.
struct CreatedPublisher<Output>: Publisher {
  typealias Failure = any Error

  let subscribeHandler: (AnyObserver<Output>) -> any Disposable

  func receive(subscriber: some Subscriber<Output, any Error>) {
    let subscription = CreatedSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    guard !subscription.isEnded else { return }
    subscription.disposeAtEnd(subscribeHandler(AnyObserver(eventHandler: subscription.push)))
  }
}

private final class CreatedSubscription<Downstream: Subscriber>: Subscription
where Downstream.Failure == any Error {
  private let lock = NSRecursiveLock()
  private let upstream = SingleAssignmentDisposable()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting = RingBuffer<Downstream.Input>()
  private var completion: Subscribers.Completion<any Error>?
  private var deliveryCount = 0

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Indicates whether the subscription was completed or cancelled.
  var isEnded: Bool { lock.withLock { downstream == nil } }

  func disposeAtEnd(_ disposable: any Disposable) {
    upstream.setDisposable(disposable)
  }

  func push(_ event: Event<Downstream.Input>) {
    lock.lock()
    guard downstream != nil, completion == nil else { return lock.unlock() }
    switch event {
    case .next(let element):
      waiting.append(element)
    case .error(let error):
      completion = .failure(error)
    case .completed:
      completion = .finished
    }
    lock.unlock()
    deliver()
    if event.isStopEvent { upstream.dispose() }
  }

  func request(_ demand: Subscribers.Demand) {
    let mustDeliver = lock.withLock {
      self.demand += demand
      return deliveryCount == 0
    }
    // A delivery in progress also delivers the buffered events. Starting another delivery here would recurse once per
    // event.
    if mustDeliver { deliver() }
  }

  func cancel() {
    let released = lock.withLock {
      defer {
        downstream = nil
        waiting = RingBuffer()
      }
      return (downstream, waiting)
    }
    withExtendedLifetime(released) { upstream.dispose() }
  }

  /// Sends buffered elements while there is demand, then the completion.
  private func deliver() {
    lock.lock()
    deliveryCount += 1
    while let downstream {
      if demand > .none, let element = waiting.popFirst() {
        demand -= 1
        lock.unlock()
        let more = downstream.receive(element)
        lock.lock()
        demand += more
      } else if waiting.isEmpty, let completion {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
        lock.lock()
      } else {
        break
      }
    }
    deliveryCount -= 1
    lock.unlock()
  }
}
