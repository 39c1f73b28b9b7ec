/// The speed of a quantity that is measured at irregular times.
package struct Speed {
  package init() {}

  private var samples: [(value: SIMD2<Double>, time: Double)] = []

  /// The time over which the speed is measured, in seconds. After a pause of this length, it is zero.
  private static let window = 0.1

  package mutating func add(_ value: SIMD2<Double>, at time: Double) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((value, time))
  }

  package var perSecond: SIMD2<Double> {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.value - first.value) / (last.time - first.time)
  }
}
