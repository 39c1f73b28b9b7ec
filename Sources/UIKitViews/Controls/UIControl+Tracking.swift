import GtkBridge

/// A control keeps the taps on it from the recognizers of the views around it.
extension UIControl: TapKeeping {
  package var keepsTaps: Bool { isEnabled }
}

/// The touches of a control that draws itself. A control of the desktop follows its own.
extension UIControl {
  private var followsTouches: Bool { isEnabled && !(self is any WidgetProviding) }

  func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard followsTouches, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let (wasInside, isInside) = (isTouchInside, point(inside: touch.location(in: self), with: event))
    isTouchInside = isInside
    isHighlighted = isInside
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  func cancelTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
