/// Presentations that wait for their turn: one controller presents one other at a time.
///
/// A view may ask for an alert in the very moment in which it gives up its sheet, or before its screen has appeared.
/// SwiftUI would do the same a little later; so does this.
@MainActor
final class PresentationQueue {
  static let shared = PresentationQueue()

  /// Something to present.
  @MainActor
  protocol Waiter: AnyObject {
    /// Presents it if that is possible by now, and says whether it need not wait any longer.
    func presentIfPossible() -> Bool
  }

  private var waiters: [any Waiter] = []

  /// Presents now, or as soon as that becomes possible.
  func add(_ waiter: any Waiter) {
    guard !waiters.contains(where: { $0 === waiter }), !waiter.presentIfPossible() else { return }
    waiters.append(waiter)
  }

  /// It need not be presented any more.
  func remove(_ waiter: any Waiter) {
    waiters.removeAll { $0 === waiter }
  }

  /// A screen has appeared, or something presented has gone.
  func retry() {
    for waiter in waiters where waiters.contains(where: { $0 === waiter }) && waiter.presentIfPossible() {
      remove(waiter)
    }
  }
}
