extension Gesture {
  /// Returns a gesture that is recognised only while some modifier keys are down at its beginning.
  ///
  /// Mirrors SwiftUI's `modifiers(_:)`.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    ModifiersGesture(base: self, modifiers: modifiers)
  }
}

struct ModifiersGesture<Base: Gesture>: Gesture {
  typealias Body = Never
  typealias Value = Base.Value

  let base: Base
  let modifiers: EventModifiers

  static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    ModifiersRecognizer(Base._makeRecognizer(gesture.base), gesture.modifiers)
  }

  func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? ModifiersRecognizer<Value> else { return }
    recognizer.modifiers = modifiers
    base._update(recognizer.base)
  }
}

@MainActor
private final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var modifiers: EventModifiers

  init(_ base: ValueRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override func follow() { phase = base.phase }

  override func handle(_ event: GestureEvent) {
    let begins = event.action == .down || event.action == .pinchBegan
    if begins, !event.modifiers.isSuperset(of: modifiers) { return cancel() }
    super.handle(event)
  }
}
