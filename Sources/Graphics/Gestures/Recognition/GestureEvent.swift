import Foundation

/// An effect of a finger, the pointer or the time on a gesture.
package struct GestureEvent {
  package enum Action: Equatable {
    case down, move, up
    /// Two fingers begin to move relative to each other.
    case pinchBegan
    /// The distance of two fingers, relative to that at the beginning, and their rotation in radians.
    case pinch(scale: Double, radians: Double)
    case pinchEnded
    /// Only time has passed.
    case time
  }

  package var action: Action
  /// A number for the finger, the same from its touch to its end.
  package var contact: Int
  /// The place in the window, in points.
  package var location: CGPoint
  /// The time of a clock without leaps, in seconds.
  package var time: Double
  package var modifiers: EventModifiers
  /// The number of the pointer's button: 1 for the primary button and for fingers.
  package var button = 1
  /// Indicates whether a pen touches.
  package var isPen = false
  /// Indicates whether anything touches the view after the event.
  package var isTouching = true
  /// The view that the gesture belongs to.
  package var place: (any GesturePlace)?

  package init(
    _ action: Action, contact: Int = 0, location: CGPoint = .zero, time: Double, modifiers: EventModifiers = []
  ) {
    self.action = action
    self.contact = contact
    self.location = location
    self.time = time
    self.modifiers = modifiers
  }

  /// Returns the place in a coordinate space.
  @MainActor
  func location(in space: CoordinateSpace) -> CGPoint { place?.point(location, in: space) ?? location }
}

/// The place of a view at the beginning of a gesture. It stays the same while the view follows the finger. Otherwise,
/// the movement of the view's coordinates would distort the gesture.
@MainActor
package protocol GesturePlace {
  /// The size of the view.
  var size: CGSize { get }

  /// Returns a point of the window in a coordinate space.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (right, down) = (Double(other.x - x), Double(other.y - y))
    return (right * right + down * down).squareRoot()
  }
}
