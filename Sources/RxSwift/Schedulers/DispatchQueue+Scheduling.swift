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
    let end = CompositeDisposable()
    let timer = repeatedly(startAfter: delay, period: .never) {
      end.insert(action(state))
    }
    end.insert(timer)
    return end
  }

  /// Runs `action` on the queue every `period`, until the result is disposed.
  func repeatedly(
    startAfter delay: RxTimeInterval, period: RxTimeInterval, action: @escaping () -> Void
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let handedOver = HandedOver(work: action)
    timer.schedule(deadline: .now() + delay, repeating: period)
    timer.setEventHandler { handedOver.work() }
    timer.resume()
    return Disposables.create(with: timer.cancel)
  }
}
