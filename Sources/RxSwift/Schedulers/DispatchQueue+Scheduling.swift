import Dispatch
import Foundation

/// Work on its way to a queue.
///
/// The closures of Rx are not `@Sendable`. It is safe to send this one: whoever makes it hands it to one queue, which
/// runs it, and does not touch it again; what it captured is the business of those who chose that queue.
private struct HandedOver: @unchecked Sendable {
  let work: () -> Void
}

extension DispatchQueue {
  /// Runs `action` on the queue, unless it is called off before.
  func enqueue<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let end = SingleAssignmentDisposable()
    let handedOver = HandedOver {
      if !end.isDisposed { end.setDisposable(action(state)) }
    }
    async { handedOver.work() }
    return end
  }

  /// Runs `action` on the queue after a delay, unless it is called off before, which lets it go at once.
  func enqueue<State>(
    _ state: State, after delay: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let end = SerialDisposable()
    // What the action returns takes the timer's place, which ends it: a timer keeps what it runs until it is cancelled.
    let handedOver = HandedOver { end.disposable = action(state) }
    timer.schedule(deadline: .now() + delay)
    timer.setEventHandler { handedOver.work() }
    end.disposable = Disposables.create(with: timer.cancel)
    timer.resume()
    return end
  }
}
