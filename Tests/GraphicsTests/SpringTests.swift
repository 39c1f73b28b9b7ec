import Foundation
import Testing

@testable import Graphics

/// The motion of the damped oscillator, compared with independent solutions.
@Suite struct SpringTests {
  /// Integrates the equation of the motion in small steps (Runge and Kutta's fourth order).
  private func integrated(
    _ mass: Double, _ stiffness: Double, _ damping: Double, velocity: Double, until end: Double
  ) -> (position: Double, velocity: Double) {
    func change(_ state: SIMD2<Double>) -> SIMD2<Double> {
      [state[1], (stiffness * (1 - state[0]) - damping * state[1]) / mass]
    }
    var state: SIMD2<Double> = [0, velocity]
    let steps = 2_000
    let step = end / Double(steps)
    for _ in 0..<steps {
      let first = change(state)
      let second = change(state + first * (step / 2))
      let third = change(state + second * (step / 2))
      let fourth = change(state + third * step)
      state += (first + 2 * second + 2 * third + fourth) * (step / 6)
    }
    return (state[0], state[1])
  }

  @Test(arguments: [(1, 100, 5), (1, 100, 20), (2, 50, 60), (0.5, 170, 26)], [0, 4, -3])
  func springMovesAsItsEquation(_ spring: (mass: Double, stiffness: Double, damping: Double), _ velocity: Double) {
    let timing = Animation.interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity
    ).timing
    let value = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    for time in [0.02, 0.1, 0.3, 0.6] {
      let expected = integrated(spring.mass, spring.stiffness, spring.damping, velocity: velocity, until: time)
      #expect(abs(value.value(target: 1, initialVelocity: velocity, time: time) - expected.position) < 1e-6)
      #expect(abs(value.velocity(target: 1, initialVelocity: velocity, time: time) - expected.velocity) < 1e-5)
      guard let position = timing.position(at: time, of: .init(from: 0.0, to: 1)) else { continue }
      #expect(abs(position - expected.position) < 1e-6)
    }
  }

  /// 1 - (1 + ωt)·exp(-ωt), with ω = 2π.
  @Test func criticallyDampedSpringHasAKnownSolution() {
    let spring = Spring(duration: 1)
    #expect(abs(spring.value(target: 1.0, time: 0.1) - 0.131_306) < 1e-4)
    #expect(abs(spring.value(target: 1.0, time: 0.5) - 0.821_022) < 1e-4)
  }

  @Test func undampedSpringSwings() {
    let spring = Spring(response: 2, dampingRatio: 0)
    #expect(abs(spring.value(target: 1.0, time: 1) - 2) < 1e-9)
    #expect(abs(spring.value(target: 1.0, time: 2)) < 1e-9)
    #expect(spring.settlingDuration == .infinity)
  }

  @Test func descriptionsOfASpringAgree() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 10)
    #expect(abs(spring.stiffness - 200) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.25) < 1e-9)
    #expect(abs(spring.response - 2 * .pi / 10) < 1e-9)
    #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-9)
    #expect(Spring(mass: 1, stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 1, damping: 100, allowOverDamping: true).dampingRatio == 50)
  }

  @Test func namedSprings() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 0.3, extraBounce: 0.1) == .spring(duration: 0.3, bounce: 0.4))
    #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86))
    #expect(Animation.interpolatingSpring == .spring(duration: 0.5, bounce: 0))
  }

  @Test func initialVelocityIsAFractionOfTheDistance() throws {
    let timing = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2).timing
    let position = try #require(timing.position(at: 0.001, of: .init(from: 100.0, to: 200)))
    #expect(abs(position - 100.2) < 0.01)
  }
}

/// The arithmetic of animated values.
@Suite @MainActor struct VectorArithmeticTests {
  @Test func pairsAreComputedPartByPart() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    pair.scale(by: 2)
    #expect(pair + AnimatablePair(1, AnimatablePair(1, 1)) == AnimatablePair(3, AnimatablePair(5, 7)))
    #expect(pair.magnitudeSquared == 4 + 16 + 36)
    #expect(pair - pair == .zero)
  }

  @Test func geometryHasData() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let data = rect.animatableData
    rect.animatableData = data.scaled(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var angle = Angle.degrees(10)
    angle.animatableData += 5
    #expect(angle == .degrees(15))
  }
}
