import Combine
import Foundation

/// A subscriber that passes events to an observer, with unlimited demand, until the completion or its disposal.
///
/// The publisher's subscription retains it, so that a subscription remains active after its owner releases the
/// disposable.
final class ObserverSubscriber<Element>: Subscriber, Cancelable {
  typealias Input = Element
  typealias Failure = any Error

  private let lock = NSLock()
  private var handler: ((Event<Element>) -> Void)?
  private var subscription: (any Subscription)?

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  var isDisposed: Bool { lock.withLock { handler == nil } }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard handler != nil, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    lock.withLock { handler }?(.next(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    let (handler, _) = end()
    switch completion {
    case .finished: handler?(.completed)
    case .failure(let error): handler?(.error(error))
    }
  }

  func dispose() {
    end().subscription?.cancel()
  }

  /// Removes the handler and the subscription and returns them for release outside the lock, because their deinits may
  /// call back.
  private func end() -> (handler: ((Event<Element>) -> Void)?, subscription: (any Subscription)?) {
    lock.withLock {
      defer {
        handler = nil
        subscription = nil
      }
      return (handler, subscription)
    }
  }
}
