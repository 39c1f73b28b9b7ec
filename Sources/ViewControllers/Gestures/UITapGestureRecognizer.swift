import Foundation

/// A recognizer for taps and clicks.
///
/// Mirrors `UITapGestureRecognizer`. The keyboard reaches a view that is a button for assistive technology: by its
/// `accessibilityTraits`, or because `isAccessibilityElement` is `true`. Enter and Space tap it.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in quick succession. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. A tap of several fingers is never recognised.
  open var numberOfTouchesRequired = 1
  /// The button of the pointer.
  open var buttonMaskRequired = InputEvent.ButtonMask.primary

  private var count = 0
  private var start: CGPoint?
  /// The maximum time between two taps, and during one of several taps.
  private static let interval = 0.35
  /// The maximum movement during a tap.
  private static let distance = 10.0

  deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1, self.touches.count == 1,
      touch.buttonMask == buttonMaskRequired
    else { return fail() }
    if let start, touch.place.distance(to: start) > 2 * Self.distance { return fail() }
    start = touch.place
    round += 1
    if numberOfTapsRequired > 1 { failLater() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let start, let touch = touches.first else { return }
    if touch.place.distance(to: start) > Self.distance { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: InputEvent) {
    count += 1
    guard count < numberOfTapsRequired else {
      state = .ended
      return
    }
    round += 1
    failLater()
  }

  private func failLater() { after(Self.interval) { $0.state = .failed } }

  open override func reset() {
    count = 0
    start = nil
  }

  /// A single tap leaves other recognizers time for more taps.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var leavesTapsToControls: Bool { true }
}
