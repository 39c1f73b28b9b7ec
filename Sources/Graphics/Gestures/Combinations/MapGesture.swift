extension Gesture {
  /// Returns a gesture with another value.
  ///
  /// Mirrors SwiftUI's `map(_:)`.
  public func map<Result>(_ body: @escaping (Value) -> Result) -> some Gesture<Result> {
    MapGesture(base: self, transform: body)
  }
}

struct MapGesture<Base: Gesture, Value>: Gesture {
  typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    MapRecognizer(Base._makeRecognizer(gesture.base), gesture.transform)
  }

  func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? MapRecognizer<Base.Value, Value> else { return }
    recognizer.transform = transform
    base._update(recognizer.base)
  }
}

@MainActor
final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  var transform: (Base) -> Value

  init(_ base: ValueRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override func follow() { phase = base.phase.map(transform) }
}
