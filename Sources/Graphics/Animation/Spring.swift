import Foundation

/// The motion of a weight on a damped spring.
///
/// Mirrors SwiftUI's `Spring`: `Spring(duration: 0.5, bounce: 0.3)`.
public struct Spring: Hashable, Sendable {
  /// The stiffness as the perceived duration of an oscillation, in seconds.
  public let response: Double
  /// The damping relative to the critical damping, which is the minimum without an overshoot.
  public let dampingRatio: Double
  /// The mass of the weight.
  public let mass: Double

  /// The fraction of the distance at which the spring counts as being at rest.
  private static let rest = 0.001

  /// Creates a spring from its response, in seconds, and its damping. Undamped springs never come to rest.
  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring with a perceived duration, in seconds, and a bounce: 0 is none, up to 1 is more, and below 0 the
  /// motion is flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999)))
  }

  /// Creates a spring from physical properties. Without `allowOverDamping`, the damping is at most critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  private init(response: Double, dampingRatio: Double, mass: Double) {
    self.response = response.isFinite ? max(response, 0.01) : 0.01
    // Limited, because stronger damping makes no visible difference and its motion cannot be computed.
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1000)
    self.mass = mass
  }

  /// The perceived duration, in seconds.
  public var duration: Double { response }

  /// The bounce: 0 is none.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The stiffness of the spring.
  public var stiffness: Double { mass * frequency * frequency }

  /// The damping of the spring.
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  /// The angular frequency of the undamped spring.
  private var frequency: Double { 2 * .pi / response }

  /// The time until the spring is at rest, in seconds. Infinite without damping.
  public var settlingDuration: Double {
    // The slower of the two exponential decays.
    let decay =
      dampingRatio <= 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    // Near critical damping, the distance exceeds the exponential decay. The factor compensates for that.
    let factor = dampingRatio < 0.8 ? 1 : 1.4
    return decay > 0 ? -log(Self.rest) / decay * factor : .infinity
  }

  /// The distance from the target at a time, as parts of the initial distance and the initial velocity.
  package func weights(at time: Double) -> (distance: Double, velocity: Double) {
    let decayRate = dampingRatio * frequency
    let difference = 1 - dampingRatio * dampingRatio
    let decay = exp(-decayRate * time)
    if abs(difference) < 1e-6 { return ((1 + decayRate * time) * decay, time * decay) }
    let inner = frequency * abs(difference).squareRoot()
    let (even, odd): (Double, Double)
    if difference > 0 {
      (even, odd) = (cos(inner * time) * decay, sin(inner * time) * decay / inner)
    } else {
      // Expressed with two separate exponentials, because cosh and sinh alone would overflow.
      let (slow, fast) = (exp((inner - decayRate) * time), exp((-inner - decayRate) * time))
      (even, odd) = ((slow + fast) / 2, (slow - fast) / 2 / inner)
    }
    return (even + decayRate * odd, odd)
  }

  /// Returns the position at a time in seconds after a start at zero.
  public func value<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: Double) -> Value {
    let weights = weights(at: max(time, 0))
    return target.scaled(by: 1 - weights.distance) + initialVelocity.scaled(by: weights.velocity)
  }

  /// Returns the velocity at a time in seconds after a start at zero, per second.
  public func velocity<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: Double) -> Value {
    let weights = weights(at: max(time, 0))
    // The derivatives of the weights follow from the equation of the motion.
    return target.scaled(by: frequency * frequency * weights.velocity)
      + initialVelocity.scaled(by: weights.distance - 2 * dampingRatio * frequency * weights.velocity)
  }
}
