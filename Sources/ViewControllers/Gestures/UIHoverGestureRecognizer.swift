import Foundation

/// A recognizer for the pointer above a view, without a pressed button.
///
/// Mirrors `UIHoverGestureRecognizer`. It begins when the pointer enters, and ends when the pointer leaves. Other gestures do
/// not prevent it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  deinit {}

  override func hover(at place: CGPoint?) {
    guard isEnabled else { return }
    guard let place else {
      if current == .began || current == .changed { report(.ended) }
      current = .possible
      places = []
      return
    }
    // The place is in the view, because a hover has no touches.
    places = [place]
    report(current == .possible ? .began : .changed)
  }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  private func report(_ state: State) {
    current = state
    callTargets()
  }
}
