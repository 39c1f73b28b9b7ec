/// An interaction with a view: by fingers, or by the primary button of a mouse.
///
/// Mirrors SwiftUI's `Gesture`. A custom gesture combines others in its `body`:
///
/// ```swift
/// struct DoubleTap: Gesture {
///   let action: () -> Void
///   var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
/// }
/// ```
///
/// Unlike in SwiftUI, a custom gesture has no state. Pass a ``GestureState`` of the view to it instead.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// The type of the values that the gesture reports.
  associatedtype Value = Body.Value
  /// The type of the gesture that describes this one.
  associatedtype Body: Gesture

  /// The gesture that describes this one.
  var body: Body { get }

  /// Part of the library and of no use outside.
  static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value>

  /// Part of the library and of no use outside.
  func _update(_ recognizer: ValueRecognizer<Value>)
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> { Body._makeRecognizer(gesture.body) }

  public func _update(_ recognizer: ValueRecognizer<Value>) { body._update(recognizer) }
}

extension Gesture where Body == Never {
  /// Primitive gestures have no body. Reading it is a programming error, as in SwiftUI.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture without a body. Do not read its body.")
  }
}

extension Never: Gesture {
  public typealias Body = Never
  /// No values: no gesture reports any.
  public typealias Value = Never

  public var body: Never { switch self {} }

  public static func _makeRecognizer(_ gesture: Never) -> ValueRecognizer<Never> {}

  public func _update(_ recognizer: ValueRecognizer<Never>) {}
}
