import Combine
import Foundation

/// Passes events on after a while, in order and one at a time, and keeps nothing of those that it has passed on. An error
/// does not wait.
///
/// The scheduler may run work in parallel, so what a piece of work passes on is the event that has waited longest.
final class DelayedRelay<Element>: Disposable {
  private let observer: AnyObserver<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timers = CompositeDisposable()
  private let lock = NSLock()
  private var waiting = RingBuffer<Event<Element>>()
  private var dueCount = 0
  private var isSending = false

  init(_ observer: AnyObserver<Element>, by dueTime: RxTimeInterval, on scheduler: any SchedulerType) {
    self.observer = observer
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  func receive(_ event: Event<Element>) {
    if case .error = event { return observer.on(event) }
    lock.withLock { waiting.append(event) }
    let timer = SingleAssignmentDisposable()
    guard let key = timers.insert(timer) else { return }
    timer.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { [self] in
        timers.remove(for: key)
        sendOldest()
        return Disposables.create()
      })
  }

  /// Lets go of what waits; nothing more is received, as the subscription was disposed before.
  func dispose() {
    let dropped = lock.withLock {
      defer { waiting = RingBuffer() }
      return waiting
    }
    timers.dispose()
    withExtendedLifetime(dropped) {}
  }

  private func sendOldest() {
    let isFirst = lock.withLock {
      dueCount += 1
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let event = takeDue() { observer.on(event) }
  }

  private func takeDue() -> Event<Element>? {
    lock.withLock {
      isSending = dueCount > 0
      guard isSending else { return nil }
      dueCount -= 1
      return waiting.popFirst()
    }
  }
}
