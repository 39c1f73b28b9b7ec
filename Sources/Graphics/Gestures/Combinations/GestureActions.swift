extension Gesture {
  /// Calls `action` when the gesture ends.
  ///
  /// Mirrors SwiftUI's `onEnded(_:)`. A gesture that is cancelled does not end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ActionGesture(base: self, actions: GestureActions(ended: action))
  }

  /// Calls `action` when the value of the gesture changes.
  ///
  /// Mirrors SwiftUI's `onChanged(_:)`.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    ActionGesture(base: self, actions: GestureActions(isSame: { $0 == $1 }, changed: action))
  }

  /// Calls actions for each event of the gesture, and after the last one.
  package func actions(_ actions: GestureActions<Value>) -> some Gesture<Value> {
    ActionGesture(base: self, actions: actions)
  }
}

/// The closures that are called while a gesture is recognised.
package struct GestureActions<Value> {
  /// Returns whether a value is the same as the last reported one.
  var isSame: (Value, Value) -> Bool = { _, _ in false }
  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?
  /// Called after the gesture, whether it has ended or was cancelled, if it had a value.
  var finished: (() -> Void)?

  init(
    isSame: @escaping (Value, Value) -> Bool = { _, _ in false }, changed: ((Value) -> Void)? = nil,
    ended: ((Value) -> Void)? = nil
  ) {
    (self.isSame, self.changed, self.ended) = (isSame, changed, ended)
  }

  package init(changed: @escaping (Value) -> Void, finished: @escaping () -> Void) {
    (self.changed, self.finished) = (changed, finished)
  }
}

struct ActionGesture<Base: Gesture>: Gesture {
  typealias Body = Never
  typealias Value = Base.Value

  let base: Base
  let actions: GestureActions<Value>

  static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    ActionRecognizer(Base._makeRecognizer(gesture.base), gesture.actions)
  }

  func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? ActionRecognizer<Value> else { return }
    recognizer.actions = actions
    base._update(recognizer.base)
  }
}

@MainActor
private final class ActionRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var actions: GestureActions<Value>
  private var latest: Value?
  private var isEnded = false

  init(_ base: ValueRecognizer<Value>, _ actions: GestureActions<Value>) {
    self.actions = actions
    super.init(base)
  }

  override func follow() { phase = base.phase }

  override func deliver() {
    base.deliver()
    switch phase {
    case .possible(let value?), .active(let value):
      if let latest, actions.isSame(latest, value) { return }
      latest = value
      actions.changed?(value)
    case .ended(let value):
      guard !isEnded else { return }
      isEnded = true
      actions.ended?(value)
      finish()
    case .resting, .failed: finish()
    case .possible(nil): break
    }
  }

  /// Reports the end once.
  private func finish() {
    guard latest != nil else { return }
    latest = nil
    actions.finished?()
  }

  override func cancel() {
    super.cancel()
    finish()
  }

  override func reset() {
    finish()
    isEnded = false
    super.reset()
  }
}
