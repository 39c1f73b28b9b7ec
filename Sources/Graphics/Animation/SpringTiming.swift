import Foundation

/// A weight on a spring, let go at one place and pulled to another.
package struct SpringTiming: Hashable, Sendable {
  /// How long it seems to take, in seconds.
  package let response: Double
  private let dampingFraction: Double

  /// What is left of the way when the spring counts as being at rest.
  private static let rest = 0.001

  package init(response: Double, dampingFraction: Double) {
    self.response = response.isFinite ? max(response, 0.01) : 0.01
    // So heavily damped that it hardly moves is as good as damped without end, whose way cannot be computed.
    self.dampingFraction = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0), 1000)
  }

  /// The angular frequency of the spring without damping.
  private var frequency: Double { 2 * .pi / response }

  /// When the spring is at rest; one without damping never is.
  package var duration: Double {
    // The slower of the two ways in which the distance shrinks.
    let decay =
      dampingFraction <= 1
      ? dampingFraction * frequency
      : frequency * (dampingFraction - (dampingFraction * dampingFraction - 1).squareRoot())
    // Near the critical damping the distance is larger than the decay alone says, by as much as has decayed.
    let factor = dampingFraction < 0.8 ? 1 : 1.4
    return decay > 0 ? -log(Self.rest) / decay * factor : .infinity
  }

  /// How far from its target the weight is after some time.
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
    // Written with the two decays apart: cosh and sinh alone grow beyond all bounds.
    let (slow, fast) = (exp((inner - damping) * time), exp((-inner - damping) * time))
    return distance * ((slow + fast) / 2) + speed * ((slow - fast) / 2)
  }
}
