import Foundation

/// The latest distances of a swipe, which decide whether it turns to the next screen.
package struct SwipeTrack {
  /// The distance since the swipe began, in points.
  package private(set) var distance = 0.0
  private var latest: [(time: Double, distance: Double)] = []

  package init() {}

  /// The minimum distance of a fast swipe, in points.
  private static let leastDistance = 60.0
  /// The speed of a fast swipe, in points per second.
  private static let fast = 400.0
  /// The last part of a swipe, which determines its speed, in seconds.
  private static let end = 0.15

  package mutating func add(_ distance: Double) {
    let now = ProcessInfo.processInfo.systemUptime
    self.distance = distance
    latest.removeAll { $0.time < now - Self.end }
    latest.append((now, distance))
  }

  /// Returns whether the swipe, if it ends now, turns to the next screen: it has moved the screen by half of the
  /// screen's width, or it is fast and does not move back.
  package func turnsScreen(ofWidth width: Double) -> Bool {
    guard let first = latest.first else { return false }
    // A finger that rests before it is lifted is not fast.
    let elapsed = max(ProcessInfo.processInfo.systemUptime - first.time, 0.01)
    let speed = (distance - first.distance) / elapsed
    guard abs(speed) >= Self.fast else { return abs(distance) >= width / 2 }
    return speed * distance > 0 && abs(distance) >= Self.leastDistance
  }
}
