/// The position of an animated movement over time.
package indirect enum AnimationTiming: Hashable, Sendable {
  case curve(UnitCurve, duration: Double)
  case spring(Spring, initialVelocity: Double)
  case delayed(AnimationTiming, by: Double)
  case sped(AnimationTiming, by: Double)
  /// Repeats `count` times, or forever if `count` is `nil`.
  case repeated(AnimationTiming, count: Int?, autoreverses: Bool)
  case custom(AnyCustomAnimation)

  /// A movement between two positions.
  package struct Movement<Value: VectorArithmetic> {
    package var from: Value
    package var to: Value
    /// The initial velocity, per second.
    package var velocity: Value

    package init(from: Value, to: Value, velocity: Value = .zero) {
      self.from = from
      self.to = to
      self.velocity = velocity
    }

    /// Returns the position at which the movement has made some progress.
    package func position(_ progress: Progress) -> Value {
      from + (to - from).scaled(by: progress.fraction) + velocity.scaled(by: progress.velocity)
    }
  }

  /// The progress of a movement of any kind of value.
  package struct Progress: Equatable {
    /// The fraction of the distance.
    package var fraction: Double
    /// The part of the initial velocity, in seconds.
    package var velocity = 0.0
  }

  /// The duration in seconds.
  package var duration: Double {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring, _): spring.settlingDuration
    case .delayed(let inner, let delay): inner.duration + max(delay, 0)
    case .sped(let inner, let speed): inner.duration / Self.valid(speed)
    case .custom(let custom): custom.duration
    case .repeated(let inner, let count, _): count.map { inner.duration * Double(max($0, 1)) } ?? .infinity
    }
  }

  /// The perceived duration in seconds. A spring still settles afterwards.
  package var logicalDuration: Double {
    switch self {
    case .curve, .custom: duration
    case .spring(let spring, _): min(spring.response, spring.settlingDuration)
    case .delayed(let inner, let delay): inner.logicalDuration + max(delay, 0)
    case .sped(let inner, let speed): inner.logicalDuration / Self.valid(speed)
    case .repeated(let inner, let count, _):
      count.map { inner.duration * Double(max($0, 1) - 1) + inner.logicalDuration } ?? .infinity
    }
  }

  /// Returns the position at a time in seconds after the start, or `nil` after the end.
  package func position<Value: VectorArithmetic>(at time: Double, of movement: Movement<Value>) -> Value? {
    progress(at: time).map(movement.position)
  }

  /// Returns the progress at a time in seconds after the start, or `nil` after the end.
  package func progress(at time: Double) -> Progress? {
    switch self {
    case .curve(let curve, _):
      guard time < duration else { return nil }
      return Progress(fraction: curve.value(at: max(time, 0) / duration))
    case .spring(let spring, let initialVelocity):
      guard time < duration else { return nil }
      let weights = spring.weights(at: max(time, 0))
      return Progress(
        fraction: 1 - weights.distance + initialVelocity * weights.velocity, velocity: weights.velocity)
    case .custom(let custom): return custom.fraction(at: time).map { Progress(fraction: $0) }
    case .delayed(let inner, let delay):
      return time < delay ? Progress(fraction: 0) : inner.progress(at: time - max(delay, 0))
    case .sped(let inner, let speed):
      let speed = Self.valid(speed)
      return inner.progress(at: time * speed).map { Progress(fraction: $0.fraction, velocity: $0.velocity / speed) }
    case .repeated(let inner, let count, let autoreverses):
      let length = inner.duration
      guard length > 0 else { return nil }
      let turn = (time / length).rounded(.down)
      if let count, turn >= Double(max(count, 1)) { return nil }
      let within = time - turn * length
      let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
      return inner.progress(at: isReversed ? length - within : within) ?? Progress(fraction: 1)
    }
  }

  /// Returns a positive speed, because with a zero or negative speed the movement would never end.
  private static func valid(_ speed: Double) -> Double { speed > 0.001 ? speed : 0.001 }
}
