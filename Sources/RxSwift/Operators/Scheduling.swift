import Combine
import Foundation

extension ObservableType {
  /// Sends the events on `scheduler`, in order and one at a time.
  ///
  /// On ``MainScheduler/instance`` an event that comes on the main thread is passed on at once, unless an earlier one is
  /// still on its way.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .create { observer in
      let relay = ScheduledRelay(observer, on: scheduler)
      return Disposables.create(subscribe(relay.receive), relay)
    }
  }

  /// Subscribes to the sequence on `scheduler`, and ends the subscription there.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .create { observer in
      let subscription = SerialDisposable()
      subscription.disposable = scheduler.schedule(()) {
        let running = subscribe(observer)
        return Disposables.create {
          _ = scheduler.schedule(()) {
            running.dispose()
            return Disposables.create()
          }
        }
      }
      return subscription
    }
  }
}

/// Passes events on through a scheduler, which may run work in parallel, without letting them overtake each other.
private final class ScheduledRelay<Element>: Disposable {
  private let observer: AnyObserver<Element>
  private let scheduler: any ImmediateSchedulerType
  private let lock = NSLock()
  private var waiting = RingBuffer<Event<Element>>()
  private var isRunning = false

  init(_ observer: AnyObserver<Element>, on scheduler: any ImmediateSchedulerType) {
    self.observer = observer
    self.scheduler = scheduler
  }

  func receive(_ event: Event<Element>) {
    let mustSchedule = lock.withLock {
      waiting.append(event)
      defer { isRunning = true }
      return !isRunning
    }
    if mustSchedule { scheduleNext() }
  }

  /// Lets go of what waits; nothing more is received, as the subscription was disposed before.
  func dispose() {
    let dropped = lock.withLock {
      defer { waiting = RingBuffer() }
      return waiting
    }
    withExtendedLifetime(dropped) {}
  }

  /// One event for each piece of work, so that other work of the scheduler has its turn.
  private func scheduleNext() {
    _ = scheduler.schedule(()) { [self] in
      let event = lock.withLock { waiting.popFirst() }
      if let event { observer.on(event) }
      let mustGoOn = lock.withLock {
        isRunning = !waiting.isEmpty
        return isRunning
      }
      if mustGoOn { scheduleNext() }
      return Disposables.create()
    }
  }
}
