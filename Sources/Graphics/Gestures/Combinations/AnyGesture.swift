/// A gesture whose type is hidden.
///
/// Mirrors SwiftUI's `AnyGesture`. A gesture of another type takes over at the next touch.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let make: @MainActor () -> ValueRecognizer<Value>
  private let update: @MainActor (ValueRecognizer<Value>) -> Void
  private let type: Any.Type

  /// Creates a gesture from a gesture of another type.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    make = { Base._makeRecognizer(gesture) }
    update = { gesture._update($0) }
    type = Base.self
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    AnyRecognizer(gesture.make(), type: gesture.type)
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? AnyRecognizer<Value> else { return }
    if type == recognizer.type { return update(recognizer.base) }
    recognizer.replace(by: make(), type: type)
  }
}

@MainActor
private final class AnyRecognizer<Value>: ValueRecognizer<Value> {
  private(set) var base: ValueRecognizer<Value>
  private(set) var type: Any.Type

  init(_ base: ValueRecognizer<Value>, type: Any.Type) {
    (self.base, self.type) = (base, type)
    super.init()
    phase = base.phase
  }

  func replace(by base: ValueRecognizer<Value>, type: Any.Type) {
    self.base.cancel()
    (self.base, self.type) = (base, type)
    phase = base.phase
  }

  override var deadline: Double? { base.deadline }
  /// The type may change to that of a two-finger gesture.
  override var followsPinches: Bool { true }

  override func handle(_ event: GestureEvent) {
    base.handle(event)
    phase = base.phase
  }

  override func deliver() { base.deliver() }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override func reset() {
    base.reset()
    phase = base.phase
  }
}
