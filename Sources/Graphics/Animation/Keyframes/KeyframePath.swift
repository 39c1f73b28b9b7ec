/// The path of a value through the keyframes of a track.
struct KeyframePath<Data: VectorArithmetic> {
  private enum Motion {
    case curve(UnitCurve)
    case cubic(start: Data, end: Data)
    case spring(Spring, start: Data)
  }

  private struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let motion: Motion

    func value(at time: Double) -> Data {
      let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
      switch motion {
      case .curve(let curve):
        return from + (to - from).scaled(by: curve.value(at: fraction))
      case .cubic(let start, let end):
        // Hermite's polynomial of two values and two velocities.
        let (square, cube) = (fraction * fraction, fraction * fraction * fraction)
        return from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
          + start.scaled(by: (cube - 2 * square + fraction) * duration) + end.scaled(by: (cube - square) * duration)
      case .spring(let spring, let start):
        return from + spring.value(target: to - from, initialVelocity: start, time: time)
      }
    }

    var endVelocity: Data {
      switch motion {
      case .curve: duration > 0 ? (to - from).scaled(by: 1 / duration) : .zero
      case .cubic(_, let end): end
      case .spring(let spring, let start):
        spring.velocity(target: to - from, initialVelocity: start, time: duration)
      }
    }
  }

  private var segments: [Segment] = []
  private let initial: Data
  let duration: Double

  @MainActor
  init<Value: Animatable>(from initial: Value, _ keyframes: [_Keyframe<Value>]) where Value.AnimatableData == Data {
    self.initial = initial.animatableData
    var (position, velocity, time) = (initial.animatableData, Data.zero, 0.0)
    for (index, keyframe) in keyframes.enumerated() {
      let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
      let target = keyframe.value.animatableData
      let motion: Motion
      switch keyframe.kind {
      case .linear(let curve): motion = .curve(curve)
      case .move: motion = .curve(.linear)
      case .spring(let spring, let start): motion = .spring(spring, start: start?.animatableData ?? velocity)
      case .cubic(let start, let end):
        motion = .cubic(
          start: start?.animatableData ?? velocity,
          end: end?.animatableData ?? Self.velocity(from: position, keyframe, to: next))
      }
      let segment = Segment(start: time, duration: keyframe.duration, from: position, to: target, motion: motion)
      segments.append(segment)
      if case .move = keyframe.kind { velocity = .zero } else { velocity = segment.endVelocity }
      position = segment.value(at: keyframe.duration)
      time += keyframe.duration
    }
    duration = time
  }

  /// Returns the velocity with which a cubic keyframe passes into the next one: that of the path between its neighbours
  /// if the next one is also cubic, and otherwise zero.
  @MainActor
  private static func velocity<Value: Animatable>(
    from start: Data, _ keyframe: _Keyframe<Value>, to next: _Keyframe<Value>?
  ) -> Data where Value.AnimatableData == Data {
    guard let next, case .cubic(let velocity, _) = next.kind else { return .zero }
    if let velocity { return velocity.animatableData }
    let duration = keyframe.duration + next.duration
    return duration > 0 ? (next.value.animatableData - start).scaled(by: 1 / duration) : .zero
  }

  func value(at time: Double) -> Data {
    guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
    return segment.value(at: min(time - segment.start, segment.duration))
  }
}
