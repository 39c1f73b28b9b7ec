import Foundation

/// A recognizer for a touch that stays in place for some time.
///
/// Mirrors `UILongPressGestureRecognizer`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the touch, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers. A press of several fingers is never recognised.
  open var numberOfTouchesRequired = 1
  /// The maximum movement before recognition, in points. The default is 10.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero

  deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1, self.touches.count == 1,
      touch.buttonMask == .primary, touch.tapCount > numberOfTapsRequired
    else { return fail() }
    start = touch.place
    if minimumPressDuration <= 0 { state = .began } else { after(minimumPressDuration) { $0.state = .began } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first else { return }
    if state == .possible {
      if touch.place.distance(to: start) > allowableMovement { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: InputEvent) {
    state = state == .possible ? .failed : .ended
  }
}
