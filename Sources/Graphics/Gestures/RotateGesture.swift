import Foundation

/// A gesture of two fingers that turn around each other, on a touch screen or a touchpad.
///
/// Mirrors SwiftUI's `RotateGesture`.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The state of a rotation.
  ///
  /// Mirrors SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the latest movement.
    public var time: Date
    /// The rotation since the beginning, clockwise.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The middle of the fingers at the beginning, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view's own space.
    public var startLocation: CGPoint
  }

  /// The rotation after which the gesture is recognised.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that is recognised after a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    PinchRecognizer { gesture.value(of: $0) }
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    (recognizer as? PinchRecognizer<Value>)?.value = { value(of: $0) }
  }

  private func value(of pinch: Pinch) -> Value? {
    guard pinch.isRecognised || abs(pinch.radians) >= abs(minimumAngleDelta.radians) else { return nil }
    return Value(
      time: Date(), rotation: .radians(pinch.radians), velocity: .radians(pinch.speed[1]),
      startAnchor: pinch.anchor, startLocation: pinch.start)
  }
}

/// A gesture of two fingers that turn around each other. Its value is the rotation.
///
/// Mirrors SwiftUI's `RotationGesture`, which ``RotateGesture`` replaces.
public struct RotationGesture: Gesture {
  private let gesture: RotateGesture

  /// Creates a gesture that is recognised after a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta)
  }

  public var body: some Gesture<Angle> { gesture.map(\.rotation) }
}
