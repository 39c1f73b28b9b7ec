/// Two gestures, one of which is recognised: the second one only if the first one fails.
///
/// Mirrors SwiftUI's `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that is recognised.
  ///
  /// Mirrors SwiftUI's `ExclusiveGesture.Value`.
  @frozen
  public enum Value {
    /// The value of the gesture that comes first.
    case first(First.Value)
    /// The value of the other gesture.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? ExclusiveRecognizer<First, Second> else { return }
    first._update(recognizer.first)
    second._update(recognizer.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognises either this gesture or, if it fails, another one.
  ///
  /// Mirrors SwiftUI's `exclusively(before:)`: `TapGesture(count: 2).exclusively(before: TapGesture())` lets a tap wait
  /// for the second one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

@MainActor
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  private var winner: GesturePrecedence?

  override func follow() {
    switch winner {
    case .first: phase = first.phase.map { .first($0) }
    case .second: phase = second.phase.map { .second($0) }
    case nil:
      switch GesturePrecedence.outcome(nil, first: first.outcome, second: second.outcome) {
      case .resting: phase = .resting
      case .failed: phase = .failed
      default: phase = .possible(possibleValue)
      }
    }
  }

  private var possibleValue: ExclusiveGesture<First, Second>.Value? {
    if case .possible(let value?) = first.phase { return .first(value) }
    if case .possible(let value?) = second.phase { return .second(value) }
    return nil
  }

  override func handle(_ event: GestureEvent) {
    if winner != .second { first.handle(event) }
    if winner != .first { second.handle(event) }
    if winner == nil {
      winner = .winner(first: first.outcome, second: second.outcome, after: event)
      if winner == .first { second.cancel() }
      if winner == .second { first.cancel() }
    }
    follow()
  }

  override func deliver() {
    if winner != .second { first.deliver() }
    if winner == .second || winner == nil && !second.outcome.isRecognised { second.deliver() }
  }

  override func reset() {
    winner = nil
    super.reset()
  }
}
