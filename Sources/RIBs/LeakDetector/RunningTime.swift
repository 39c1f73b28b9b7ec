import Foundation

/// Counts the time in which the process was able to run.
///
/// Time in which it was stopped, by a debugger or by sleep, counts for one frame only.
struct RunningTime {
  /// The seconds counted.
  private(set) var elapsed: TimeInterval = 0

  private let longestFrame: TimeInterval
  private var last: Date

  init(from now: Date, longestFrame: TimeInterval) {
    self.longestFrame = longestFrame
    last = now
  }

  /// How often the clock should be looked at, so that what is left out is not more than a frame.
  var tick: TimeInterval { longestFrame / 3 }

  /// Counts the time since the last call.
  mutating func advance(to now: Date) {
    elapsed += min(max(now.timeIntervalSince(last), 0), longestFrame)
    last = now
  }

  /// Whether a time has come. Dates are coarse: they are binary fractions of a second.
  func hasReached(_ time: TimeInterval) -> Bool {
    elapsed >= time - 1e-6
  }
}
