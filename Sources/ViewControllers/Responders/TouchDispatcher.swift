import Foundation

/// Passes the touches in one window to the views and their gesture recognizers.
@MainActor
package final class TouchDispatcher {
  /// A closure that takes a touch away from all other receivers in the window.
  package var claim: @MainActor () -> Void = {}

  private var touches: [Int: UITouch] = [:]
  /// The beginning of the latest touch, for the number of taps.
  private var latest: (place: CGPoint, time: Double, count: Int)?

  /// The time and the distance between the touches of a double tap.
  private static let tapInterval = 0.4
  private static let tapDistance = 20.0

  package init() {}

  /// Handles the beginning of a touch.
  ///
  /// - Parameter contact: A number for the finger, the same until the touch ends.
  package func begin(_ contact: Int, _ beginning: TouchBeginning) {
    if touches[contact] != nil { cancel(contact) }
    guard let view = beginning.view else { return }
    let touch = UITouch(beginning)
    touch.tapCount = tapCount(at: beginning.place, beginning.time)
    touches[contact] = touch
    let event = event(at: beginning.time, beginning.modifiers)
    GestureArbiter.shared.begin(touch, event) { [weak self] in self?.take(touch, event) }
    // A recognizer may have taken the touch already.
    guard touch.reachesView, touches[contact] === touch, touch.buttonMask == .primary else {
      touch.reachesView = false
      return
    }
    touch.reachesView = !touches.values.contains { $0 !== touch && $0.view === view } || view.isMultipleTouchEnabled
    guard touch.reachesView else { return }
    touch.isDelivered = true
    view.touchesBegan([touch], with: event)
    touch.isKept = event.isKept && !touch.isOnControl
  }

  /// Handles the movement of a touch.
  package func move(_ contact: Int, to place: CGPoint, time: Double) {
    guard let touch = touches[contact], place != touch.place else { return }
    change(touch, .moved, place, time)
    let event = event(at: time)
    GestureArbiter.shared.move(touch, event)
    if touch.reachesView { touch.view?.touchesMoved([touch], with: event) }
    GestureArbiter.shared.settle()
  }

  /// Handles the end of a touch.
  package func end(_ contact: Int, at place: CGPoint, time: Double) {
    guard let touch = touches[contact] else { return }
    change(touch, .ended, place, time)
    let event = event(at: time)
    GestureArbiter.shared.end(touch, event)
    if touch.reachesView {
      touch.view?.touchesEnded([touch], with: event)
      if touch.isKept { claim() }
    }
    touches[contact] = nil
    GestureArbiter.shared.forget(touch)
  }

  /// Cancels a touch that another receiver has taken.
  package func cancel(_ contact: Int) {
    guard let touch = touches[contact] else { return }
    touch.phase = .cancelled
    let event = event(at: touch.timestamp)
    GestureArbiter.shared.cancel(touch, event)
    if touch.reachesView { touch.view?.touchesCancelled([touch], with: event) }
    touches[contact] = nil
    GestureArbiter.shared.forget(touch)
  }

  /// Cancels all touches.
  package func cancelAll() {
    for contact in touches.keys.sorted() { cancel(contact) }
  }

  /// Takes a touch from its view and from the controls of the desktop, for a recognizer.
  private func take(_ touch: UITouch, _ event: InputEvent) {
    claim()
    guard touch.reachesView else { return }
    touch.reachesView = false
    // A view that has not received the beginning yet receives nothing.
    if touch.isDelivered { touch.view?.touchesCancelled([touch], with: event) }
  }

  private func change(_ touch: UITouch, _ phase: UITouch.Phase, _ place: CGPoint, _ time: Double) {
    touch.phase = phase
    touch.previousPlace = touch.place
    touch.place = place
    touch.timestamp = time
  }

  private func event(at time: Double, _ modifiers: UIKeyModifierFlags = []) -> InputEvent {
    let event = InputEvent(at: time)
    event.allTouches = Set(touches.values)
    event.modifierFlags = modifiers
    event.buttonMask = touches.values.reduce(into: []) { $0.formUnion($1.buttonMask) }
    return event
  }

  private func tapCount(at place: CGPoint, _ time: Double) -> Int {
    var count = 1
    if let latest, time - latest.time < Self.tapInterval, place.distance(to: latest.place) < Self.tapDistance {
      count = latest.count + 1
    }
    latest = (place, time, count)
    return count
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (right, down) = (Double(other.x - x), Double(other.y - y))
    return (right * right + down * down).squareRoot()
  }
}
