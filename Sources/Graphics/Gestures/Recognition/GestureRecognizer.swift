/// The state of a gesture of one view: it follows the events of fingers and of the pointer.
///
/// Recognition has two steps. `handle(_:)` changes the phase and calls no action, because another gesture may take
/// precedence. `deliver()` calls the actions of a gesture that may be recognised. Part of `Gesture._makeRecognizer(_:)`
/// and of no use outside the library.
@preconcurrency @MainActor
public class GestureRecognizer {
  package var outcome: GestureOutcome { .failed }
  /// The time at which the gesture changes without an event.
  package var deadline: Double? { nil }

  /// Indicates whether the gesture uses movements of two fingers relative to each other.
  package var followsPinches: Bool { false }

  /// Indicates whether the gesture is a single tap, which a key can perform.
  package var isTap: Bool { false }

  init() {}

  package func handle(_ event: GestureEvent) {}

  /// Calls the actions for the current phase.
  package func deliver() {}

  /// Ends the gesture without recognising it.
  package func cancel() {}

  /// Makes the gesture ready for the next touch.
  package func reset() {}
}

/// The state of a gesture with a value. Of no use outside the library.
@preconcurrency @MainActor
public class ValueRecognizer<Value>: GestureRecognizer {
  package internal(set) var phase: GesturePhase<Value>

  override init() { phase = .possible(nil) }

  override package var outcome: GestureOutcome { phase.outcome }

  override package func cancel() { phase = .failed }

  override package func reset() { phase = .possible(nil) }
}

/// The recogniser of a gesture that modifies another one.
@MainActor
class WrappingRecognizer<Base, Value>: ValueRecognizer<Value> {
  final let base: ValueRecognizer<Base>

  init(_ base: ValueRecognizer<Base>) {
    self.base = base
    super.init()
    follow()
  }

  /// Takes over the phase of the other gesture.
  func follow() {}

  override package var deadline: Double? { base.deadline }
  override package var followsPinches: Bool { base.followsPinches }
  override package var isTap: Bool { base.isTap }

  override package func handle(_ event: GestureEvent) {
    base.handle(event)
    follow()
  }

  override package func deliver() { base.deliver() }

  override package func cancel() {
    base.cancel()
    super.cancel()
  }

  override package func reset() {
    base.reset()
    follow()
  }
}

extension Optional where Wrapped == Double {
  /// Returns the earlier of two times.
  func earlier(_ other: Double?) -> Double? {
    guard let self else { return other }
    return other.map { Swift.min(self, $0) } ?? self
  }
}
