import Dispatch
import Foundation

/// A wrapper that passes a closure to a queue's `@Sendable` parameter.
///
/// Closures in Rx are not `@Sendable`. Sending this one is safe, because its creator passes it to a single queue, which
/// runs it, and does not access it again. The client that chose the queue is responsible for the captured values.
private struct HandedOver: @unchecked Sendable {
  let work: () -> Void
}

extension DispatchQueue {
  /// Schedules `action` on the queue, unless it is cancelled before it runs.
  func enqueue<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let end = SingleAssignmentDisposable()
    let handedOver = HandedOver {
      if !end.isDisposed { end.setDisposable(action(state)) }
    }
    async { handedOver.work() }
    return end
  }

  /// Schedules `action` on the queue after a delay. Cancelling it before it runs releases it immediately.
  func enqueue<State>(
    _ state: State, after delay: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let end = SerialDisposable()
    // The disposable of the action replaces that of the timer, which cancels the timer. Until then, the timer retains
    // its handler.
    let handedOver = HandedOver { end.disposable = action(state) }
    timer.schedule(deadline: .now() + delay)
    timer.setEventHandler { handedOver.work() }
    end.disposable = Disposables.create(with: timer.cancel)
    timer.resume()
    return end
  }
}
