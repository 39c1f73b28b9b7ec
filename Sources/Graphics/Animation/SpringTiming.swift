import Foundation

/// The motion of a weight on a damped spring.
package struct SpringTiming: Hashable, Sendable {
  /// The perceived duration, in seconds.
  package let response: Double
  private let dampingFraction: Double

  /// The fraction of the distance at which the spring counts as being at rest.
  private static let rest = 0.001

  package init(response: Double, dampingFraction: Double) {
    self.response = response.isFinite ? max(response, 0.01) : 0.01
    // Limited, because stronger damping makes no visible difference and its motion cannot be computed.
    self.dampingFraction = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0), 1000)
  }

  /// The angular frequency of the undamped spring.
  private var frequency: Double { 2 * .pi / response }

  /// The time until the spring is at rest. Infinite without damping.
  package var duration: Double {
    // The slower of the two exponential decays.
    let decay =
      dampingFraction <= 1
      ? dampingFraction * frequency
      : frequency * (dampingFraction - (dampingFraction * dampingFraction - 1).squareRoot())
    // Near critical damping, the distance exceeds the exponential decay. The factor compensates for that.
    let factor = dampingFraction < 0.8 ? 1 : 1.4
    return decay > 0 ? -log(Self.rest) / decay * factor : .infinity
  }

  /// Returns the distance of the weight from its target at a given time.
  package func distance(
    at time: Double, from distance: AnimationTiming.Vector, velocity: AnimationTiming.Vector
  ) -> AnimationTiming.Vector {
    let damping = dampingFraction * frequency
    let difference = 1 - dampingFraction * dampingFraction
    let decay = exp(-damping * time)
    if abs(difference) < 1e-6 { return (distance + (velocity + distance * damping) * time) * decay }
    let inner = frequency * abs(difference).squareRoot()
    let speed = (velocity + distance * damping) / inner
    guard difference < 0 else { return (distance * cos(inner * time) + speed * sin(inner * time)) * decay }
    // Expressed with two separate exponentials, because cosh and sinh alone would overflow.
    let (slow, fast) = (exp((inner - damping) * time), exp((-inner - damping) * time))
    return distance * ((slow + fast) / 2) + speed * ((slow - fast) / 2)
  }
}
