import Foundation

/// A recognizer for a quick movement in one direction.
///
/// Mirrors `UISwipeGestureRecognizer`. Left and right are those of the screen in all languages.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  ///
  /// Mirrors `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognised. The default is right.
  open var direction = Direction.right
  /// The number of fingers. A swipe of several fingers is never recognised.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var beginning = 0.0
  /// The minimum distance, and the maximum duration.
  private static let distance = 40.0
  private static let duration = 0.7

  deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1, self.touches.count == 1,
      touch.buttonMask == .primary
    else { return fail() }
    start = touch.place
    beginning = touch.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: InputEvent) {
    guard let touch = touches.first, state == .possible else { return }
    if touch.timestamp - beginning > Self.duration { return fail() }
    let (right, down) = (touch.place.x - start.x, touch.place.y - start.y)
    guard max(abs(right), abs(down)) >= Self.distance else { return }
    var moved: Direction?
    if abs(down) <= abs(right) / 2 { moved = right > 0 ? .right : .left }
    if abs(right) <= abs(down) / 2 { moved = down > 0 ? .down : .up }
    state = moved.map(direction.contains) == true ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: InputEvent) {
    if state == .possible { state = .failed }
  }
}
