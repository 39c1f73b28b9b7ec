import Foundation

/// A clock that counts only the time in which the process was able to run.
///
/// A period in which the process was suspended, by a debugger or by sleep, counts only as one frame.
struct RunningTime {
  private(set) var elapsed: TimeInterval = 0

  private let longestFrame: TimeInterval
  private var last: Date

  init(from now: Date, longestFrame: TimeInterval) {
    self.longestFrame = longestFrame
    last = now
  }

  /// The interval at which to call ``advance(to:)``, short enough that no running time is cut off.
  var tick: TimeInterval { longestFrame / 3 }

  /// Adds the time since the last call.
  mutating func advance(to now: Date) {
    elapsed += min(max(now.timeIntervalSince(last), 0), longestFrame)
    last = now
  }

  /// Indicates whether `time` has elapsed. The tolerance absorbs the rounding of `Date`, which stores binary fractions.
  func hasReached(_ time: TimeInterval) -> Bool {
    elapsed >= time - 1e-6
  }
}
