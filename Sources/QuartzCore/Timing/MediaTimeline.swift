/// The position of an animation at a time: its cycles, their reverse, and the values before and after it.
package struct MediaTimeline: Hashable, Sendable {
  package var beginTime = 0.0
  package var duration = 0.25
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed
  package var speed = 1.0
  package var timeOffset = 0.0

  package init() {}

  /// A position in a cycle.
  package struct Place: Hashable, Sendable {
    /// The fraction of the cycle, from 0 to 1. In reverse, it goes from 1 to 0.
    package var progress: Double
    /// The number of completed forward cycles.
    package var turn = 0
  }

  /// The time in relation to the animation.
  package enum Phase: Hashable, Sendable { case before, active, after }

  /// The active duration of the animation, in its own time.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return max(duration, 0) * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The active duration of the animation, in the parent's time. An animation with the speed 0 never ends.
  package var length: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }

  /// Returns the phase at a time of the parent.
  package func phase(at time: Double) -> Phase {
    let passed = time - beginTime
    // The end itself is active, so that it is visible in the last moment of a group. The tolerance is for inexact sums.
    return passed < 0 ? .before : passed > length + 1e-9 ? .after : .active
  }

  /// Returns the position at a time of the parent, or `nil` if nothing is shown.
  package func place(at time: Double) -> Place? {
    switch phase(at: time) {
    case .before: fillMode == .backwards || fillMode == .both ? place(afterActive: 0) : nil
    case .after: fillMode == .forwards || fillMode == .both ? place(afterActive: activeDuration) : nil
    case .active: place(afterActive: min((time - beginTime) * abs(speed), activeDuration))
    }
  }

  private func place(afterActive passed: Double) -> Place {
    guard duration > 0, passed.isFinite else { return Place(progress: 1) }
    let whole = activeDuration
    var time = (speed < 0 && whole.isFinite ? whole - passed : passed) + timeOffset
    // The time that has passed at the beginning comes at the end.
    if time > whole { time = time.truncatingRemainder(dividingBy: whole) }
    if time < 0 { time = 0 }
    var turn = (time / duration).rounded(.down)
    var progress = time / duration - turn
    // The end of the last cycle is not the beginning of another one.
    if progress == 0, time >= whole, turn > 0 { (turn, progress) = (turn - 1, 1) }
    let count = Int(min(turn, 1e15))
    guard autoreverses else { return Place(progress: progress, turn: count) }
    return Place(progress: count % 2 == 0 ? progress : 1 - progress, turn: count / 2)
  }
}
