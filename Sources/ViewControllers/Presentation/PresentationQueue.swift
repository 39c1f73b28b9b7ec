/// A queue of pending presentations. A controller presents only one other controller at a time.
///
/// A view may present an alert while its sheet is still being dismissed, or before its screen has appeared. As in
/// SwiftUI, such a presentation is delayed.
@MainActor
package final class PresentationQueue {
  package static let shared = PresentationQueue()

  /// A pending presentation.
  @MainActor
  package protocol Waiter: AnyObject {
    /// Presents the content if possible. Returns `true` if the presentation need not be retried.
    func presentIfPossible() -> Bool
  }

  private var waiters: [any Waiter] = []

  /// Presents `waiter` now, or as soon as this is possible.
  package func add(_ waiter: any Waiter) {
    guard !waiters.contains(where: { $0 === waiter }), !waiter.presentIfPossible() else { return }
    waiters.append(waiter)
  }

  /// Cancels a pending presentation.
  package func remove(_ waiter: any Waiter) {
    waiters.removeAll { $0 === waiter }
  }

  /// Retries the pending presentations after a screen has appeared or a presentation has been dismissed.
  package func retry() {
    for waiter in waiters where waiters.contains(where: { $0 === waiter }) && waiter.presentIfPossible() {
      remove(waiter)
    }
  }
}
