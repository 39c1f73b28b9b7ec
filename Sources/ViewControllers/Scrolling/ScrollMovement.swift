import Foundation

/// The phases of a scroll movement by the user.
@MainActor
package final class ScrollMovement {
  private unowned let view: UIScrollView
  private(set) var isDragging = false
  private(set) var isDecelerating = false
  private var rest: Task<Void, Never>?
  /// Called when the content has come to rest after a movement by the user.
  package var onRest: (() -> Void)?

  /// The time without movement after which the content counts as at rest.
  private static let pause = Duration.milliseconds(120)

  init(of view: UIScrollView) { self.view = view }

  /// Handles a movement by the user, or a movement that continues by itself.
  package func didMove() {
    if !isDragging, !isDecelerating {
      isDragging = true
      view.scrollDelegate?.scrollViewWillBeginDragging(view)
    }
    waitForRest()
  }

  /// Handles the lift of the user's fingers from the screen or the touchpad.
  package func didLift() {
    guard isDragging else { return }
    isDragging = false
    isDecelerating = true
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    waitForRest()
  }

  private func waitForRest() {
    rest?.cancel()
    rest = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      if !Task.isCancelled { self?.end() }
    }
  }

  private func end() {
    rest = nil
    if isDragging {
      isDragging = false
      view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    } else if isDecelerating {
      isDecelerating = false
      view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    }
    onRest?()
  }
}
