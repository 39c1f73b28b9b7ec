import Combine
import Foundation

/// A relay that forwards events after a delay, one at a time and in order. It releases events after forwarding them.
/// Errors are not delayed.
///
/// The scheduler may be concurrent, so each scheduled closure forwards the oldest pending event.
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

  /// Releases the pending events. No further events arrive, because the subscription is already disposed of.
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
