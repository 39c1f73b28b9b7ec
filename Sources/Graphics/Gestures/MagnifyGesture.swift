import Foundation

/// A gesture of two fingers that move apart or together, on a touch screen or a touchpad.
///
/// Mirrors SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The state of a magnification.
  ///
  /// Mirrors SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the latest movement.
    public var time: Date
    /// The distance of the fingers, relative to that at the beginning.
    public var magnification: Double
    /// The change of the magnification per second.
    public var velocity: Double
    /// The middle of the fingers at the beginning, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view's own space.
    public var startLocation: CGPoint
  }

  /// The change of the magnification after which the gesture is recognised.
  public var minimumScaleDelta: Double

  /// Creates a gesture that is recognised after a change.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    PinchRecognizer { gesture.value(of: $0) }
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    (recognizer as? PinchRecognizer<Value>)?.value = { value(of: $0) }
  }

  private func value(of pinch: Pinch) -> Value? {
    guard pinch.isRecognised || abs(pinch.scale - 1) >= minimumScaleDelta else { return nil }
    return Value(
      time: Date(), magnification: pinch.scale, velocity: pinch.speed[0], startAnchor: pinch.anchor,
      startLocation: pinch.start)
  }
}

/// A gesture of two fingers that move apart or together. Its value is the magnification.
///
/// Mirrors SwiftUI's `MagnificationGesture`, which ``MagnifyGesture`` replaces.
public struct MagnificationGesture: Gesture {
  private let gesture: MagnifyGesture

  /// Creates a gesture that is recognised after a change.
  public init(minimumScaleDelta: Double = 0.01) { gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta) }

  public var body: some Gesture<CGFloat> { gesture.map { CGFloat($0.magnification) } }
}
