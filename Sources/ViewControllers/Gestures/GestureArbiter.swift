/// The decision between gesture recognizers that receive the same touches, as in UIKit: the first recognised one ends
/// the others, unless a delegate or a class permits both. A recognizer may also wait until another has failed.
@MainActor
final class GestureArbiter {
  static let shared = GestureArbiter()

  /// The recognizers that are not ready for a new gesture, the innermost first. They are retained until they are ready.
  private var tracked: [UIGestureRecognizer] = []
  /// Closures that take the touches away from all other receivers.
  private var claims: [UITouch: @MainActor () -> Void] = [:]

  // MARK: Touches

  func begin(_ touch: UITouch, _ event: InputEvent, claim: @escaping @MainActor () -> Void) {
    claims[touch] = claim
    let receivers = recognizers(of: touch.view).filter { receives($0, touch) }
    for recognizer in receivers {
      if !tracked.contains(recognizer) { tracked.append(recognizer) }
      recognizer.touches.append(touch)
      touch.gestureRecognizers?.append(recognizer)
      recognizer.buttonMask = touch.buttonMask
      recognizer.modifierFlags = event.modifierFlags
    }
    deliver(touch) { $0.touchesBegan([touch], with: event) }
    settle()
  }

  func move(_ touch: UITouch, _ event: InputEvent) { deliver(touch) { $0.touchesMoved([touch], with: event) } }

  func end(_ touch: UITouch, _ event: InputEvent) { deliver(touch) { $0.touchesEnded([touch], with: event) } }

  func cancel(_ touch: UITouch, _ event: InputEvent) { deliver(touch) { $0.touchesCancelled([touch], with: event) } }

  /// Called after a touch has ended.
  func forget(_ touch: UITouch) {
    for recognizer in tracked { recognizer.touches.removeAll { $0 === touch } }
    claims[touch] = nil
    touch.gestureRecognizers = nil
    settle()
  }

  private func deliver(_ touch: UITouch, _ body: (UIGestureRecognizer) -> Void) {
    for recognizer in touch.gestureRecognizers ?? [] where isOpen(recognizer) && recognizer.touches.contains(touch) {
      recognizer.places = recognizer.touches.map(\.place)
      body(recognizer)
    }
  }

  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    [.possible, .began, .changed].contains(recognizer.current)
  }

  private func recognizers(of view: NativeView?) -> [UIGestureRecognizer] {
    sequence(first: view as Responder?, next: { $0?.next }).compactMap { ($0 as? NativeView)?.gestureRecognizers }
      .flatMap { $0 }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, isOpen(recognizer) else { return false }
    let types = recognizer.allowedTouchTypes
    guard types.isEmpty || types.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    // The view of a container does not own the controls in its bars.
    let isOwn = recognizer.view === touch.view && !(touch.view?.backing is any ContainerBacking)
    if recognizer.leavesTapsToControls, !isOwn, isOnControl(touch, below: recognizer.view) { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  private func isOnControl(_ touch: UITouch, below view: NativeView?) -> Bool {
    touch.isOnControl
      || sequence(first: touch.view as Responder?, next: { $0?.next }).prefix { $0 !== view }
        .contains { ($0 as? any TapKeeping)?.keepsTaps == true }
  }

  /// Adds a recognizer without touches, such as a pinch on a touchpad.
  func track(_ recognizer: UIGestureRecognizer) {
    if !tracked.contains(recognizer) { tracked.append(recognizer) }
  }

  // MARK: States

  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.current, state) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .changed) where recognizer.wanted != nil: break
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      recognizer.wanted = state
      track(recognizer)
      resolve(recognizer)
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      recognizer.current = state
      recognizer.callTargets()
    case (.began, .failed), (.changed, .failed):
      recognizer.current = .cancelled
      recognizer.callTargets()
    default: break
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.current == .possible else { return }
    recognizer.wanted = nil
    recognizer.current = .failed
    for other in tracked where other.wanted != nil && waits(other, for: recognizer) { resolve(other) }
  }

  /// Sets the state that the recognizer wants, if no other recognizer takes precedence.
  private func resolve(_ recognizer: UIGestureRecognizer) {
    guard let wanted = recognizer.wanted else { return }
    let others = tracked.filter { $0 !== recognizer }
    if others.contains(where: { isRecognised($0) && prevents($0, recognizer) }) { return fail(recognizer) }
    for other in others where waits(recognizer, for: other) {
      if isRecognised(other) { return fail(recognizer) }
      if other.current == .possible { return }
    }
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    else { return fail(recognizer) }
    recognizer.wanted = nil
    recognizer.current = wanted == .changed ? .began : wanted
    for other in others where other.current == .possible && prevents(recognizer, other) { fail(other) }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches { claims[touch]?() }
    }
    recognizer.callTargets()
  }

  private func isRecognised(_ recognizer: UIGestureRecognizer) -> Bool {
    [.began, .changed, .ended].contains(recognizer.current)
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard areRelated(one, other), one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
  }

  /// Indicates whether one of the views is inside the other.
  private func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let first = one.view, let second = other.view else { return false }
    return first.isInside(second) || second.isInside(first)
  }

  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one.requirements.contains { $0.recognizer === other } || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
  }

  // MARK: The end

  /// Resets the recognizers whose gesture is over.
  func settle() {
    while let recognizer = tracked.first(where: { !isOpen($0) && $0.touches.isEmpty }) { release(recognizer) }
  }

  private func release(_ recognizer: UIGestureRecognizer) {
    tracked.removeAll { $0 === recognizer }
    for touch in recognizer.touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    recognizer.touches = []
    recognizer.places = []
    recognizer.wanted = nil
    recognizer.round += 1
    recognizer.current = .possible
    recognizer.reset()
  }

  /// Ends the gesture of a recognizer that is disabled or removed.
  func abandon(_ recognizer: UIGestureRecognizer) {
    guard tracked.contains(recognizer) else { return }
    change(recognizer, to: .cancelled)
    release(recognizer)
  }
}

extension Responder {
  fileprivate func isInside(_ other: NativeView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === other }
  }
}

/// A view that does not pass taps to the views around it.
@MainActor
package protocol TapKeeping: NativeView {
  var keepsTaps: Bool { get }
}
