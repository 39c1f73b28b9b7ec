import Foundation

/// A gesture that follows a finger, or the pointer while the primary button is down.
///
/// Mirrors SwiftUI's `DragGesture`. In a scroll view, a finger scrolls, and a mouse drags.
///
/// ```swift
/// Card().offset(offset).gesture(DragGesture().onChanged { offset = $0.translation })
/// ```
///
/// The local space is that of the view at the beginning of the gesture: a view that moves with the finger does not change
/// the translation.
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The state of a drag.
  ///
  /// Mirrors SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the latest movement.
    public var time: Date
    /// The place of the finger in the gesture's coordinate space, in points.
    public var location: CGPoint
    /// The place of the first touch.
    public var startLocation: CGPoint
    /// The speed of the finger, in points per second.
    public var velocity: CGSize

    /// The distance from the first touch.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place that the finger would reach if it slowed down from now on: after a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the first touch to ``predictedEndLocation``.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance after which the drag is recognised, in points.
  public var minimumDistance: Double
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that is recognised after a distance.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture that is recognised after a distance.
  public init(minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: Self) -> ValueRecognizer<Value> { DragRecognizer(gesture) }

  public func _update(_ recognizer: ValueRecognizer<Value>) { (recognizer as? DragRecognizer)?.gesture = self }
}

@MainActor
private final class DragRecognizer: ValueRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var contact: Int?
  private var start = CGPoint.zero
  private var speed = Speed()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: GestureEvent) {
    guard phase.outcome == .possible || phase.outcome == .active else { return }
    switch event.action {
    case .down where contact == nil:
      contact = event.contact
      start = event.location(in: gesture.coordinateSpace)
      speed = Speed()
      follow(event)
    case .move where event.contact == contact: follow(event)
    case .up where event.contact == contact:
      follow(event)
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    default: break
    }
  }

  private func follow(_ event: GestureEvent) {
    let location = event.location(in: gesture.coordinateSpace)
    speed.add([Double(location.x), Double(location.y)], at: event.time)
    guard phase.outcome == .active || location.distance(to: start) >= gesture.minimumDistance else { return }
    let velocity = speed.perSecond
    phase = .active(
      DragGesture.Value(
        time: Date(), location: location, startLocation: start,
        velocity: CGSize(width: velocity[0], height: velocity[1])))
  }

  override func reset() {
    super.reset()
    contact = nil
  }
}
