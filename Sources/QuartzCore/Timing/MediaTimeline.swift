/// Where an animation is at a time: the turns, the way back, and what is shown before and after it.
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

  /// A place in a turn.
  package struct Place: Hashable, Sendable {
    /// The fraction of the turn, from 0 to 1. On the way back, it goes from 1 to 0.
    package var progress: Double
    /// The number of ways forth that are complete.
    package var turn = 0
  }

  /// The time in relation to the animation.
  package enum Phase: Hashable, Sendable { case before, active, after }

  /// How long the animation is active, in its own time.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return max(duration, 0) * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// How long the animation is active, in the time around it. One that stands still never ends.
  package var length: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }

  /// Returns the phase at a time around the animation.
  package func phase(at time: Double) -> Phase {
    let passed = time - beginTime
    // The end itself belongs to it, so that it is seen in the last moment of a group. Sums of times are not exact.
    return passed < 0 ? .before : passed > length + 1e-9 ? .after : .active
  }

  /// Returns the place that is shown at a time around the animation, or `nil` if none is.
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
    // What has passed at the beginning comes at the end.
    if time > whole { time = time.truncatingRemainder(dividingBy: whole) }
    if time < 0 { time = 0 }
    var turn = (time / duration).rounded(.down)
    var progress = time / duration - turn
    // The end of the last turn is not the beginning of another one.
    if progress == 0, time >= whole, turn > 0 { (turn, progress) = (turn - 1, 1) }
    let count = Int(min(turn, 1e15))
    guard autoreverses else { return Place(progress: progress, turn: count) }
    return Place(progress: count % 2 == 0 ? progress : 1 - progress, turn: count / 2)
  }
}
