import Foundation

/// A gesture that is recognised when a finger or the primary button has been down for some time.
///
/// Mirrors SwiftUI's `LongPressGesture`. The value is `true` from the touch on.
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  /// `true` from the touch on, also before the press is recognised.
  public typealias Value = Bool

  /// The time until the press is recognised, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move before, in points.
  public var maximumDistance: Double

  /// Creates a gesture with a duration and a distance.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Bool> { LongPressRecognizer(gesture) }

  public func _update(_ recognizer: ValueRecognizer<Bool>) { (recognizer as? LongPressRecognizer)?.gesture = self }
}

@MainActor
private final class LongPressRecognizer: ValueRecognizer<Bool> {
  var gesture: LongPressGesture
  private var contact: Int?
  private var start = CGPoint.zero
  private var beginning = 0.0

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init()
  }

  override var deadline: Double? {
    guard contact != nil, case .possible = phase, gesture.minimumDuration.isFinite else { return nil }
    return beginning + gesture.minimumDuration
  }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    if let deadline, event.time >= deadline {
      phase = .ended(true)
      return
    }
    switch event.action {
    case .down:
      guard contact == nil else {
        phase = .failed
        return
      }
      contact = event.contact
      start = event.location
      beginning = event.time
      phase = gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
    case .move where event.contact == contact:
      if event.location.distance(to: start) > gesture.maximumDistance { phase = .failed }
    case .up where event.contact == contact, .pinchBegan: phase = .failed
    default: break
    }
  }

  override func reset() {
    super.reset()
    contact = nil
  }
}
