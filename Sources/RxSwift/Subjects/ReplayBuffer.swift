import Combine
import Foundation

/// The replayed elements and the observers of a ``ReplaySubject``.
final class ReplayBuffer<Element>: ObserverType {
  // Recursive, and held during the replay, so that an event sent in the meantime does not overtake it.
  private let lock = NSRecursiveLock()
  private let limit: Int?
  private var elements = RingBuffer<Element>()
  private var end: Event<Element>?
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []
  private var nextNumber = 0
  private var disposed = false

  init(limit: Int?) {
    self.limit = limit
  }

  var isDisposed: Bool { lock.withLock { disposed } }

  /// Indicates whether the sequence has completed or failed.
  var isEnded: Bool { lock.withLock { end != nil } }

  func dispose() {
    let released = lock.withLock {
      defer {
        observers = []
        elements = RingBuffer()
      }
      disposed = true
      return (observers, elements)
    }
    withExtendedLifetime(released) {}
  }

  func on(_ event: Event<Element>) {
    // Released outside the lock, because its deinit may call back.
    var forgotten: Element?
    defer { withExtendedLifetime(forgotten) {} }
    let listening = lock.withLock { () -> [AnyObserver<Element>] in
      guard end == nil, !disposed else { return [] }
      let listening = observers.map(\.observer)
      if case .next(let element) = event {
        elements.append(element)
        if let limit, elements.count > limit { forgotten = elements.popFirst() }
      } else {
        end = event
        observers = []
      }
      return listening
    }
    for observer in listening { observer.on(event) }
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    lock.lock()
    defer { lock.unlock() }
    guard !disposed else {
      observer.onError(RxError.disposed)
      return Disposables.create()
    }
    var past = elements
    while let element = past.popFirst() { observer.onNext(element) }
    if let end {
      observer.on(end)
      return Disposables.create()
    }
    let number = nextNumber
    nextNumber += 1
    observers.append((number, observer))
    return Disposables.create { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    let removed = lock.withLock {
      observers.firstIndex { $0.number == number }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}
