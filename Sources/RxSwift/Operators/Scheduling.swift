import Combine
import Foundation

extension ObservableType {
  /// Forwards the events on `scheduler`, one at a time and in order.
  ///
  /// With ``MainScheduler/instance``, an event that arrives on the main thread is forwarded immediately, unless an
  /// earlier event is still pending.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .create { observer in
      let relay = ScheduledRelay(observer, on: scheduler)
      return Disposables.create(subscribe(relay.receive), relay)
    }
  }

  /// Subscribes to the sequence and disposes of the subscription on `scheduler`.
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

/// A relay that forwards events through a possibly concurrent scheduler, one at a time and in order.
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

  /// Releases the pending events. No further events arrive, because the subscription is already disposed of.
  func dispose() {
    let dropped = lock.withLock {
      defer { waiting = RingBuffer() }
      return waiting
    }
    withExtendedLifetime(dropped) {}
  }

  /// Schedules one event at a time, so that other work on the scheduler can run in between.
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
