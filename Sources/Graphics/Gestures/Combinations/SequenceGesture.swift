/// Two gestures of which the second one begins when the first one ends.
///
/// Mirrors SwiftUI's `SequenceGesture`. If the second gesture fails, so does the sequence.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that is being recognised.
  ///
  /// Mirrors SwiftUI's `SequenceGesture.Value`.
  @frozen
  public enum Value {
    /// The value of the first gesture, which has not ended.
    case first(First.Value)
    /// The final value of the first gesture, and that of the second one once it exists.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? SequenceRecognizer<First, Second> else { return }
    first._update(recognizer.first)
    second._update(recognizer.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that consists of this one followed by another one.
  ///
  /// Mirrors SwiftUI's `sequenced(before:)`: `LongPressGesture().sequenced(before: DragGesture())` drags what was held.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

@MainActor
private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private var firstValue: First.Value?
  /// The latest place of the finger, where the second gesture begins if the finger is still down.
  private var latest: GestureEvent?
  /// The deadline for the start of the second gesture while no finger touches the view.
  private var expiresAt: Double?

  override func follow() {
    guard let value = firstValue else {
      phase = first.phase.map { .first($0) }
      return
    }
    switch second.phase {
    case .possible(let other): phase = .active(.second(value, other))
    case .resting: phase = .active(.second(value, nil))
    default: phase = second.phase.map { .second(value, $0) }
    }
  }

  override var deadline: Double? {
    firstValue == nil ? first.deadline : second.deadline.earlier(expiresAt)
  }

  override func handle(_ event: GestureEvent) {
    let previous = latest
    if event.action == .down || event.action == .move { latest = event }
    if firstValue == nil { handleFirst(event, after: previous) } else { handleSecond(event) }
    follow()
  }

  private func handleFirst(_ event: GestureEvent, after previous: GestureEvent?) {
    first.handle(event)
    guard case .ended(let value) = first.phase else { return }
    firstValue = value
    // A busy program may only learn from a later movement that the time is over. The second gesture begins at the
    // previous place of the finger.
    let isLate = event.action == .move && previous?.contact == event.contact
    guard event.action != .up, event.action != .pinchEnded, var touch = isLate ? previous : latest else {
      expiresAt = event.time + TapRecognizer.interval
      return
    }
    touch.action = .down
    touch.time = event.time
    second.handle(touch)
    if isLate { second.handle(event) }
  }

  private func handleSecond(_ event: GestureEvent) {
    if event.action == .down || event.action == .pinchBegan { expiresAt = nil }
    if let expiresAt, event.time >= expiresAt { second.cancel() } else { second.handle(event) }
  }

  override func deliver() {
    first.deliver()
    if firstValue != nil { second.deliver() }
  }

  override func reset() {
    firstValue = nil
    expiresAt = nil
    super.reset()
  }
}
