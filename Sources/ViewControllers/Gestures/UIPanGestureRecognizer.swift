import Foundation
internal import Graphics

/// A recognizer for a drag.
///
/// Mirrors `UIPanGestureRecognizer`. A drag that begins on a control takes the pointer from it. In a scroll view, a finger
/// scrolls, unless the drag is recognised first.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. A drag of several fingers is never recognised.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Only one finger is followed.
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero
  private var speed = Speed()
  /// The distance from which a movement is no longer a tap.
  private static let threshold = 8.0

  deinit {}

  /// Returns the translation of the touch, in the coordinates of a view.
  open func translation(in view: NativeView?) -> CGPoint {
    guard let place = places.first else { return .zero }
    return difference(from: start, to: place, in: view)
  }

  /// Sets the value from which ``translation(in:)`` continues.
  open func setTranslation(_ translation: CGPoint, in view: NativeView?) {
    guard let place = places.first else { return }
    // The directions and lengths of the view, in the window.
    let right = difference(from: .zero, to: CGPoint(x: 1, y: 0), in: view)
    let down = difference(from: .zero, to: CGPoint(x: 0, y: 1), in: view)
    let determinant = right.x * down.y - down.x * right.y
    guard abs(determinant) > 1e-9 else { return }
    let x = (translation.x * down.y - down.x * translation.y) / determinant
    let y = (right.x * translation.y - translation.x * right.y) / determinant
    start = CGPoint(x: place.x - x, y: place.y - y)
  }

  /// Returns the velocity in points per second, in the coordinates of a view.
  open func velocity(in view: NativeView?) -> CGPoint {
    let speed = speed.perSecond
    return difference(from: .zero, to: CGPoint(x: speed.x, y: speed.y), in: view)
  }

  func difference(from old: CGPoint, to new: CGPoint, in view: NativeView?) -> CGPoint {
    let (first, second) = (view?.point(fromWindow: old) ?? old, view?.point(fromWindow: new) ?? new)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }

  /// Returns whether a drag may begin with a touch at a place of the window.
  func canBegin(at place: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first else { return }
    guard self.touches.count == 1 else { return ignore(touch, for: event) }
    guard minimumNumberOfTouches <= 1, touch.buttonMask == .primary, canBegin(at: touch.place) else {
      return fail()
    }
    start = touch.place
    speed = Speed()
    speed.add(touch)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first else { return }
    speed.add(touch)
    if state != .possible {
      state = .changed
    } else if touch.place.distance(to: start) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: InputEvent) {
    // A touch that rested before its end has no velocity.
    if let touch = touches.first { speed.add(touch) }
    state = state == .possible ? .failed : .ended
  }
}

extension Speed {
  @MainActor
  fileprivate mutating func add(_ touch: UITouch) {
    add([Double(touch.place.x), Double(touch.place.y)], at: touch.timestamp)
  }
}
