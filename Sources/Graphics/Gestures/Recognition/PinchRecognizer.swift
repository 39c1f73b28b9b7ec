import Foundation

/// A movement of two fingers relative to each other.
struct Pinch {
  var scale = 1.0
  var radians = 0.0
  /// The changes of the scale and the rotation per second.
  var speed = SIMD2<Double>.zero
  var start = CGPoint.zero
  var anchor = UnitPoint.center
  var isRecognised = false
}

/// Follows two fingers. It rests until there are two, so that one-finger gestures take precedence.
@MainActor
final class PinchRecognizer<Value>: ValueRecognizer<Value> {
  /// Returns the value of a movement, or `nil` if the movement is too small.
  var value: (Pinch) -> Value?
  private var pinch: Pinch?
  private var speed = Speed()

  init(value: @escaping (Pinch) -> Value?) {
    self.value = value
    super.init()
    phase = .resting
  }

  override var followsPinches: Bool { true }

  override func handle(_ event: GestureEvent) {
    guard phase.outcome != .failed, phase.outcome != .ended else { return }
    switch event.action {
    case .pinchBegan: begin(event)
    case .pinch(let scale, let radians): move(scale, radians, at: event.time)
    case .pinchEnded:
      pinch = nil
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .resting }
    default: break
    }
  }

  private func begin(_ event: GestureEvent) {
    var pinch = Pinch()
    pinch.start = event.location(in: .local)
    if let size = event.place?.size, size.width > 0, size.height > 0 {
      pinch.anchor = UnitPoint(x: pinch.start.x / size.width, y: pinch.start.y / size.height)
    }
    self.pinch = pinch
    speed = Speed()
    phase = .possible(nil)
  }

  private func move(_ scale: Double, _ radians: Double, at time: Double) {
    guard var pinch else { return }
    (pinch.scale, pinch.radians) = (scale, radians)
    speed.add([scale, radians], at: time)
    pinch.speed = speed.perSecond
    if let value = value(pinch) {
      pinch.isRecognised = true
      phase = .active(value)
    }
    self.pinch = pinch
  }

  override func reset() {
    pinch = nil
    phase = .resting
  }
}
