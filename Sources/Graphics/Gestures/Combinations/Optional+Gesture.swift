/// An optional gesture of a view.
///
/// Mirrors SwiftUI's conformance. `view.gesture(isEditing ? drag : nil)` adds a gesture while `isEditing` is `true`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Body = Never
  /// The values of the gesture, if there is one.
  public typealias Value = Wrapped.Value

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    AnyGesture._makeRecognizer(gesture.orNone)
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) { orNone._update(recognizer) }

  @MainActor private var orNone: AnyGesture<Value> { map { AnyGesture($0) } ?? AnyGesture(NoGesture()) }
}

/// A gesture that is never recognised.
private struct NoGesture<Value>: Gesture {
  typealias Body = Never

  static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> { NoRecognizer() }

  func _update(_ recognizer: ValueRecognizer<Value>) {}
}

@MainActor
private final class NoRecognizer<Value>: ValueRecognizer<Value> {
  override init() {
    super.init()
    phase = .failed
  }

  override func reset() { phase = .failed }
}
