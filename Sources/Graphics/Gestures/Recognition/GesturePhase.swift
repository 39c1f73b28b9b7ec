/// The state of a gesture while it is recognised.
package enum GesturePhase<Value> {
  /// The gesture may still be recognised. It has a value if it has one from the first touch on.
  case possible(Value?)
  /// The gesture is recognised and continues.
  case active(Value)
  /// The gesture is recognised and complete.
  case ended(Value)
  /// The gesture gives precedence to others, but may still be recognised.
  case resting
  case failed

  package var outcome: GestureOutcome {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .resting: .resting
    case .failed: .failed
    }
  }

  package func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .resting: .resting
    case .failed: .failed
    }
  }
}

/// A phase without its value.
package enum GestureOutcome {
  case possible, active, ended, resting, failed

  package var isRecognised: Bool { self == .active || self == .ended }
  package var isIdle: Bool { self == .resting || self == .failed }

  /// Returns the outcome of two gestures at the same time.
  package func beside(_ other: GestureOutcome) -> GestureOutcome {
    if self == .active || other == .active { return .active }
    if self == .ended { return other == .possible ? .active : .ended }
    if other == .ended { return self == .possible ? .active : .ended }
    if self == .possible || other == .possible { return .possible }
    return self == .resting || other == .resting ? .resting : .failed
  }
}

/// Decides which of two gestures is recognised, if only one can be.
package enum GesturePrecedence {
  case first, second

  /// Returns the winner, or `nil` while it is undecided.
  ///
  /// The second gesture waits until the first one fails, unless the duration of the touch completes it, as in a long
  /// press: then it is recognised before a first gesture that waits for a movement or for the end.
  package static func winner(
    first: GestureOutcome, second: GestureOutcome, after event: GestureEvent
  ) -> GesturePrecedence? {
    if first.isRecognised { return .first }
    if first.isIdle { return second.isRecognised ? .second : nil }
    return second == .ended && event.action == .time && event.isTouching ? .second : nil
  }

  /// Returns the outcome of the two gestures.
  package static func outcome(
    _ winner: GesturePrecedence?, first: GestureOutcome, second: GestureOutcome
  ) -> GestureOutcome {
    switch winner {
    case .first: first
    case .second: second
    case nil: first == .possible ? .possible : second.beside(first)
    }
  }
}
