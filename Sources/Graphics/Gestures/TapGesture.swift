import Foundation

/// A gesture of one or several taps or clicks.
///
/// Mirrors SwiftUI's `TapGesture`. The tap is recognised when the finger leaves the view, and fails if it moves by 10
/// points. After half a second, other gestures take precedence.
public struct TapGesture: Gesture {
  public typealias Body = Never
  /// No value: a tap has no data. See ``SpatialTapGesture`` for its place.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of some taps.
  public init(count: Int = 1) { self.count = count }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Void> {
    MapRecognizer(TapRecognizer(count: gesture.count, space: .local)) { _ in }
  }

  public func _update(_ recognizer: ValueRecognizer<Void>) {
    let recognizer = recognizer as? MapRecognizer<SpatialTapGesture.Value, Void>
    (recognizer?.base as? TapRecognizer)?.count = count
  }
}

/// A gesture of one or several taps or clicks that reports its place.
///
/// Mirrors SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// The place of a tap.
  ///
  /// Mirrors SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The place in the gesture's coordinate space, in points.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of some taps. The place is that of the last one.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of some taps. The place is that of the last one.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> {
    TapRecognizer(count: gesture.count, space: gesture.coordinateSpace)
  }

  public func _update(_ recognizer: ValueRecognizer<Value>) {
    guard let recognizer = recognizer as? TapRecognizer else { return }
    recognizer.count = count
    recognizer.space = coordinateSpace
  }
}

/// Counts taps.
@MainActor
package final class TapRecognizer: ValueRecognizer<SpatialTapGesture.Value> {
  /// The time between two taps within which they count as a double tap, in seconds.
  package static var interval = 0.4

  fileprivate var count: Int
  fileprivate var space: CoordinateSpace
  private var taps = 0
  private var contact: Int?
  private var start = CGPoint.zero
  /// The time from which others take precedence while a finger is down.
  private var restsAt: Double?
  /// The deadline for the next tap.
  private var expiresAt: Double?

  /// The distance that a finger may move, in points.
  private static let tolerance = 10.0
  /// The distance between two taps of a double tap, in points.
  private static let tapDistance = 30.0

  fileprivate init(count: Int, space: CoordinateSpace) {
    self.count = count
    self.space = space
    super.init()
  }

  override package var isTap: Bool { count == 1 }

  override package var deadline: Double? {
    guard case .possible = phase else { return nil }
    return contact == nil ? expiresAt : restsAt
  }

  override package func handle(_ event: GestureEvent) {
    guard !phase.outcome.isRecognised, phase.outcome != .failed else { return }
    if contact == nil, let expiresAt, event.time >= expiresAt {
      phase = .failed
      return
    }
    if contact != nil, let restsAt, event.time >= restsAt { phase = .resting }
    switch event.action {
    case .down: begin(event)
    case .move where event.contact == contact:
      if event.location.distance(to: start) > Self.tolerance { phase = .failed }
    case .up where event.contact == contact: end(event)
    case .pinchBegan: phase = .failed
    default: break
    }
  }

  private func begin(_ event: GestureEvent) {
    let isFar = taps > 0 && event.location.distance(to: start) > Self.tapDistance
    guard contact == nil, !isFar else {
      phase = .failed
      return
    }
    contact = event.contact
    start = event.location
    restsAt = event.time + 0.5
  }

  private func end(_ event: GestureEvent) {
    contact = nil
    taps += 1
    expiresAt = event.time + Self.interval
    phase = taps >= count ? .ended(.init(location: event.location(in: space))) : .possible(nil)
  }

  override package func reset() {
    super.reset()
    taps = 0
    contact = nil
    expiresAt = nil
  }
}
