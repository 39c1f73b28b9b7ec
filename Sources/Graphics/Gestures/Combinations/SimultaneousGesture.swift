/// Two gestures that are recognised at the same time.
///
/// Mirrors SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of the two gestures.
  ///
  /// Mirrors SwiftUI's `SimultaneousGesture.Value`.
  public struct Value {
    /// The value of the first gesture, or `nil` if there is none.
    public var first: First.Value?
    /// The value of the second gesture, or `nil` if there is none.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? SimultaneousRecognizer<First, Second> else { return }
    first._update(recognizer.first)
    second._update(recognizer.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture of this and another one, which are recognised at the same time.
  ///
  /// Mirrors SwiftUI's `simultaneously(with:)`.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

@MainActor
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override func follow() {
    let (one, other) = (first.phase.value, second.phase.value)
    let value = SimultaneousGesture<First, Second>.Value(first: one, second: other)
    switch first.outcome.beside(second.outcome) {
    case .possible: phase = .possible(one == nil && other == nil ? nil : value)
    case .active: phase = .active(value)
    case .ended: phase = .ended(value)
    case .resting: phase = .resting
    case .failed: phase = .failed
    }
  }

  override func handle(_ event: GestureEvent) {
    first.handle(event)
    second.handle(event)
    follow()
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }
}

extension GesturePhase {
  /// The value, if there is one.
  fileprivate var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .resting, .failed: nil
    }
  }
}
