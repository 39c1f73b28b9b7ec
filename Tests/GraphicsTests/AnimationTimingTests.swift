import Testing

@testable import Graphics

/// The position of a movement at each time.
@Suite struct AnimationTimingTests {
  private func position(_ animation: Animation, _ time: Double, velocity: Double = 0) -> Double? {
    let movement = AnimationTiming.Movement(
      from: 0.0, to: 10, velocity: velocity)
    return animation.timing.position(at: time, of: movement)
  }

  private func isClose(_ value: Double?, _ expected: Double, within tolerance: Double = 0.01) -> Bool {
    value.map { abs($0 - expected) < tolerance } ?? false
  }

  @Test func linearIsAsFarAsItsTime() {
    #expect(isClose(position(.linear(duration: 2), 0), 0))
    #expect(isClose(position(.linear(duration: 2), 0.5), 2.5))
    #expect(isClose(position(.linear(duration: 2), 1.5), 7.5))
    #expect(position(.linear(duration: 2), 2) == nil)
  }

  /// The values of CSS's curves of these names.
  @Test func easingFollowsItsCurve() {
    #expect(isClose(position(.easeIn(duration: 1), 0.25), 0.934, within: 0.02))
    #expect(isClose(position(.easeOut(duration: 1), 0.25), 3.778, within: 0.03))
    #expect(isClose(position(.easeInOut(duration: 1), 0.25), 1.291, within: 0.02))
    #expect(isClose(position(.easeInOut(duration: 1), 0.5), 5))
    #expect(isClose(position(.timingCurve(0, 0, 1, 1, duration: 1), 0.3), 3))
  }

  @Test func springStartsAtRestAndSettlesAtItsTarget() throws {
    for damping in [0.3, 0.825, 1, 1.5] {
      let spring = Animation.spring(response: 0.5, dampingFraction: damping)
      #expect(isClose(position(spring, 0), 0))
      #expect(try #require(position(spring, 0.01)) < 0.2)
      #expect(isClose(position(spring, spring.timing.duration * 0.999), 10, within: 0.05))
      #expect(position(spring, spring.timing.duration) == nil)
    }
    #expect(Animation.spring(response: 1, dampingFraction: 0).timing.duration == .infinity)
  }

  @Test func springOvershootsOnlyWithoutEnoughDamping() {
    func highest(_ damping: Double) -> Double {
      (0..<200).compactMap { position(.spring(response: 0.5, dampingFraction: damping), Double($0) / 100) }.max() ?? 0
    }
    #expect(highest(0.3) > 13)
    #expect(highest(1) <= 10)
    #expect(highest(1.5) <= 10)
  }

  @Test func springStartsWithTheSpeedItIsGiven() throws {
    for damping in [0.5, 1, 1.5] {
      let spring = Animation.spring(response: 0.5, dampingFraction: damping)
      let start = try #require(position(spring, 0.001, velocity: 100))
      #expect(abs(start - 0.1) < 0.02)
    }
  }

  @Test func delayAndSpeed() {
    #expect(isClose(position(.linear(duration: 1).delay(2), 1.9), 0))
    #expect(isClose(position(.linear(duration: 1).delay(2), 2.5), 5))
    #expect(position(.linear(duration: 1).delay(2), 3) == nil)
    #expect(isClose(position(.linear(duration: 1).speed(2), 0.25), 5))
    #expect(position(.linear(duration: 1).speed(2), 0.5) == nil)
    #expect(isClose(position(.linear(duration: 1).delay(1).speed(2), 0.75), 5))
  }

  @Test func repeating() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(isClose(position(twice, 0.25), 2.5))
    #expect(isClose(position(twice, 1.25), 7.5))
    #expect(position(twice, 2) == nil)
    #expect(isClose(position(.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25), 2.5))
    #expect(isClose(position(.linear(duration: 1).repeatForever(), 101.25), 7.5))
    #expect(Animation.linear.repeatForever().timing.duration == .infinity)
    #expect(isClose(position(.linear(duration: 1).delay(1).repeatForever(autoreverses: false), 2.5), 0))
  }

  @Test func oddDurationsEndAtOnce() {
    #expect(position(.linear(duration: 0), 0) == nil)
    #expect(position(.linear(duration: -1), 0) == nil)
    #expect(position(.linear(duration: 0).repeatForever(), 0) == nil)
    #expect(isClose(position(.linear(duration: 1).speed(0), 0), 0))
  }
  @Test func springThatHardlyMovesComesToRest() {
    let spring = Spring(response: 0.5, dampingRatio: .infinity)
    #expect(spring.settlingDuration.isFinite)
    #expect(Spring(response: .nan, dampingRatio: .nan).settlingDuration.isFinite)
  }
}
