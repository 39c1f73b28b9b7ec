import Combine
import Foundation

/// Carries a publisher's values to an observer, with no back-pressure, until the end or until it is disposed.
///
/// The publisher's subscription keeps it alive, so that a subscription outlives the disposable its owner threw away.
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

  /// Lets the handler and the subscription go, outside the lock: their ends may call back.
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
