import GtkBridge

/// A symbol in the midst of an effect.
struct SymbolPose: Equatable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  /// The share of the marks that are shown; `nil` for the symbol's own.
  var value: Double?

  /// Returns the pose that an effect holds while it is active, or `nil` for an effect that moves.
  static func held(by motion: _SymbolMotion, isActive: Bool) -> SymbolPose? {
    switch motion {
    case .scale(let scale): SymbolPose(scale: isActive ? scale : 1)
    case .disappear: isActive ? SymbolPose(scale: 0.6, opacity: 0) : SymbolPose()
    case .appear: isActive ? SymbolPose() : SymbolPose(scale: 0.6, opacity: 0)
    case .replace: SymbolPose()
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: nil
    }
  }
}

extension _SymbolMotion {
  /// One step: a pose, and the seconds until the pose is reached.
  private typealias Step = (pose: SymbolPose, duration: Double)

  private var steps: [Step] {
    let rest = SymbolPose()
    return switch self {
    case .bounce(let isUp):
      [(SymbolPose(scale: isUp ? 1.25 : 0.8), 0.15), (SymbolPose(scale: isUp ? 0.95 : 1.05), 0.15), (rest, 0.15)]
    case .pulse: [(SymbolPose(opacity: 0.35), 0.6), (rest, 0.6)]
    case .variableColor(let isReversing):
      [(SymbolPose(value: 1), 0.9)] + (isReversing ? [(SymbolPose(value: 0), 0.9)] : [(SymbolPose(value: 1), 0.3)])
    case .wiggle:
      [12, -12, 8, -8, 0].map { (SymbolPose(degrees: $0), 0.1) }
    case .rotate(let isClockwise): [(SymbolPose(degrees: isClockwise ? 360 : -360), 0.8)]
    case .breathe: [(SymbolPose(scale: 1.12, opacity: 0.85), 1), (rest, 1)]
    case .scale, .appear, .disappear, .replace: []
    }
  }

  /// The keyframes of the effect, a number of times.
  @MainActor
  @KeyframesBuilder<SymbolPose>
  func keyframes(speed: Double, count: Int) -> some Keyframes<SymbolPose> {
    let steps = Array(repeatElement(steps, count: count).joined())
    let pace = max(speed, 0.01)
    KeyframeTrack(\SymbolPose.scale) {
      for step in steps { CubicKeyframe(step.pose.scale, duration: step.duration / pace) }
    }
    KeyframeTrack(\SymbolPose.opacity) {
      for step in steps { LinearKeyframe(step.pose.opacity, duration: step.duration / pace) }
    }
    KeyframeTrack(\SymbolPose.degrees) {
      for step in steps { LinearKeyframe(step.pose.degrees, duration: step.duration / pace) }
      // A full rotation ends in the initial pose.
      MoveKeyframe(0)
    }
    KeyframeTrack(\SymbolPose.share) {
      MoveKeyframe(steps.contains { $0.pose.value != nil } ? 0 : -1)
      for step in steps { LinearKeyframe(step.pose.share, duration: step.duration / pace) }
      MoveKeyframe(-1)
    }
  }
}

extension SymbolPose {
  /// The value as a number; a negative number stands for the symbol's own value.
  fileprivate var share: Double {
    get { value ?? -1 }
    set { value = newValue < 0 ? nil : newValue }
  }
}
