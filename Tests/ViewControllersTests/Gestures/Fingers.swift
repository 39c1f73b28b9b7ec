import Foundation
import Testing

@testable import ViewControllers

/// A screen of views that a test touches.
@MainActor
final class Fingers {
  let dispatcher = TouchDispatcher()
  private(set) var claims = 0
  var now = 1_000.0

  init() { dispatcher.claim = { [unowned self] in claims += 1 } }

  /// The place of the test's finger.
  private var places: [Int: CGPoint] = [:]

  func down(
    _ x: Double, _ y: Double, in root: UIView, finger: Int = 0, onControl: Bool = false,
    button: UIEvent.ButtonMask = .primary
  ) {
    let place = CGPoint(x: x, y: y)
    places[finger] = place
    dispatcher.begin(
      finger,
      TouchBeginning(
        in: root.hitTest(place, with: nil), at: place, time: now, buttonMask: button, isOnControl: onControl))
  }

  func move(to x: Double, _ y: Double, finger: Int = 0, after seconds: Double = 0.01) {
    now += seconds
    places[finger] = CGPoint(x: x, y: y)
    dispatcher.move(finger, to: CGPoint(x: x, y: y), time: now)
  }

  func up(finger: Int = 0) {
    now += 0.01
    dispatcher.end(finger, at: places[finger] ?? .zero, time: now)
  }

  func tap(_ x: Double, _ y: Double, in root: UIView, onControl: Bool = false) {
    down(x, y, in: root, onControl: onControl)
    up()
  }
}

/// A log of events.
@MainActor
final class GestureLog {
  var lines: [String] = []

  /// A recognizer's action that notes a name and the state.
  func note(_ name: String, _ recognizer: UIGestureRecognizer) {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureLog.did(_:))
  }

  private func did(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "") \(recognizer.state)")
  }
}
