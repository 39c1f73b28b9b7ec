/// The position of an animated movement over time.
package indirect enum AnimationTiming: Hashable, Sendable {
  case curve(UnitCurve, duration: Double)
  case spring(SpringTiming)
  case delayed(AnimationTiming, by: Double)
  case sped(AnimationTiming, by: Double)
  /// Repeats `count` times, or forever if `count` is `nil`.
  case repeated(AnimationTiming, count: Int?, autoreverses: Bool)

  /// The animated numbers of a modifier. Unused components are zero.
  package typealias Vector = SIMD8<Double>

  /// A movement between two positions.
  package struct Movement {
    package var from: Vector
    package var to: Vector
    /// The initial velocity, per second.
    package var velocity: Vector

    package init(from: Vector, to: Vector, velocity: Vector = Vector()) {
      self.from = from
      self.to = to
      self.velocity = velocity
    }
  }

  /// The duration in seconds.
  package var duration: Double {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring): spring.duration
    case .delayed(let inner, let delay): inner.duration + max(delay, 0)
    case .sped(let inner, let speed): inner.duration / Self.valid(speed)
    case .repeated(let inner, let count, _): count.map { inner.duration * Double(max($0, 1)) } ?? .infinity
    }
  }

  /// The perceived duration in seconds. A spring still settles afterwards.
  package var logicalDuration: Double {
    switch self {
    case .curve: duration
    case .spring(let spring): min(spring.response, spring.duration)
    case .delayed(let inner, let delay): inner.logicalDuration + max(delay, 0)
    case .sped(let inner, let speed): inner.logicalDuration / Self.valid(speed)
    case .repeated(let inner, let count, _):
      count.map { inner.duration * Double(max($0, 1) - 1) + inner.logicalDuration } ?? .infinity
    }
  }

  /// Returns the position at a time in seconds after the start, or `nil` after the end.
  package func position(at time: Double, of movement: Movement) -> Vector? {
    switch self {
    case .curve(let curve, _):
      guard time < duration else { return nil }
      return movement.from + (movement.to - movement.from) * curve.value(at: max(time, 0) / duration)
    case .spring(let spring):
      guard time < duration else { return nil }
      return movement.to
        + spring.distance(at: max(time, 0), from: movement.from - movement.to, velocity: movement.velocity)
    case .delayed(let inner, let delay):
      return time < delay ? movement.from : inner.position(at: time - max(delay, 0), of: movement)
    case .sped(let inner, let speed):
      let speed = Self.valid(speed)
      var movement = movement
      movement.velocity /= speed
      return inner.position(at: time * speed, of: movement)
    case .repeated(let inner, let count, let autoreverses):
      let length = inner.duration
      guard length > 0 else { return nil }
      let turn = (time / length).rounded(.down)
      if let count, turn >= Double(max(count, 1)) { return nil }
      let within = time - turn * length
      let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
      return inner.position(at: isReversed ? length - within : within, of: movement) ?? movement.to
    }
  }

  /// Returns a positive speed, because with a zero or negative speed the movement would never end.
  private static func valid(_ speed: Double) -> Double { speed > 0.001 ? speed : 0.001 }
}
