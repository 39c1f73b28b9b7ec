import Foundation

extension NativeView {
  /// The recognizers of the view, or `nil` if it has none.
  ///
  /// Mirrors `UIView.gestureRecognizers`, as the methods below.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.recognizers.isEmpty ? nil : state.recognizers }
    set {
      for old in state.recognizers where newValue?.contains(old) != true { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Adds a recognizer, and removes it from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    state.recognizers.append(gestureRecognizer)
    backing?.inputDidChange()
  }

  /// Removes a recognizer. A gesture that it has recognised is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    GestureArbiter.shared.abandon(gestureRecognizer)
    gestureRecognizer.view = nil
    state.recognizers.removeAll { $0 === gestureRecognizer }
    backing?.inputDidChange()
  }

  /// The input that the toolkit must follow for the view's recognizers.
  package var neededInput: NeededInput {
    var needed = NeededInput()
    for recognizer in state.recognizers {
      if recognizer.isOfTwoFingers { needed.insert(.pinches) }
      if recognizer is UIHoverGestureRecognizer { needed.insert(.hovering) }
      if (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 { needed.insert(.presses) }
    }
    return needed
  }

  /// Reports a pinch to the two-finger recognizers.
  package func pinch(_ pinch: PinchEvent, at place: CGPoint) {
    for recognizer in state.recognizers where recognizer.isOfTwoFingers {
      recognizer.places = [place]
      recognizer.pinch(pinch)
    }
  }

  /// Indicates whether a two-finger recognizer has recognised a gesture.
  package var isPinched: Bool {
    state.recognizers.contains { $0.isOfTwoFingers && ($0.state == .began || $0.state == .changed) }
  }

  /// Reports the place of the pointer in the window to the recognizers, or `nil` after it has left the view.
  package func hover(at place: CGPoint?) {
    for recognizer in state.recognizers { recognizer.hover(at: place) }
  }

  /// Taps the view on behalf of the keyboard and assistive technology. Returns whether a recognizer handled the tap.
  package func tapByKeyboard() -> Bool {
    let taps = state.recognizers.lazy.compactMap { $0 as? UITapGestureRecognizer }
    guard let tap = taps.first(where: { $0.numberOfTapsRequired == 1 && $0.isEnabled }), tap.state == .possible
    else { return false }
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    tap.places = [backing?.pointInWindow(centre) ?? convert(centre, to: nil)]
    tap.state = .ended
    GestureArbiter.shared.settle()
    return true
  }
}

/// The input that a view's recognizers need from the toolkit, in addition to touches.
package struct NeededInput: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let pinches = NeededInput(rawValue: 1)
  package static let hovering = NeededInput(rawValue: 2)
  /// The keyboard and assistive technology can tap the view.
  package static let presses = NeededInput(rawValue: 4)
}
