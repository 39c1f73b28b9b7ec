/// A movement of two fingers against each other on a touchscreen or a touchpad, as the toolkit reports it.
package enum PinchEvent {
  case began
  /// The distance of the fingers relative to that at the beginning, and their rotation in radians.
  case moved(scale: Double, radians: Double)
  case ended
  case cancelled
}

extension UIGestureRecognizer {
  func pinch(_ pinch: PinchEvent) {
    switch pinch {
    case .began: if isEnabled { GestureArbiter.shared.track(self) }
    case .moved(let scale, let radians):
      guard isEnabled, follow(scale: scale, radians: radians) else { return }
      state = state == .possible ? .began : .changed
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled: state = .cancelled
    }
    GestureArbiter.shared.settle()
  }
}
