package import Graphics

/// Values, and the fractions of a cycle at which they are reached.
package struct KeyframeValues {
  private let values: [LayerValue]
  private let times: [Double]
  private let curves: [UnitCurve]
  private let mode: CAAnimationCalculationMode

  /// - Parameters:
  ///   - times: The times from 0 to 1, or `nil` for equal distances. They have no effect if the mode needs another
  ///     number of them.
  ///   - curves: The timing curve between each value and the next one, or an empty array for a constant speed.
  package init(
    _ values: [LayerValue], times: [Double]? = nil, curves: [UnitCurve] = [], mode: CAAnimationCalculationMode = .linear
  ) {
    (self.values, self.curves, self.mode) = (values, curves, mode)
    // In the discrete mode, the last value also has an end time.
    let count = mode == .discrete ? values.count + 1 : values.count
    if mode == .paced || mode == .cubicPaced {
      let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
      let whole = distances.reduce(0, +)
      var passed = 0.0
      self.times =
        [0]
        + distances.map {
          passed += $0
          return whole > 0 ? passed / whole : 1
        }
    } else if let times, times.count == count || mode == .discrete && times.count == values.count {
      self.times = times
    } else {
      self.times = (0..<max(count, 1)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  /// Returns the value at a fraction of a cycle.
  package func value(at progress: Double) -> LayerValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let index = (times.lastIndex { $0 <= progress }) ?? 0
    if mode == .discrete { return values[min(index, values.count - 1)] }
    guard values.count > 1, progress > times[0] else { return first }
    guard index < values.count - 1 else { return last }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (progress - times[index]) / length : 1
    if index < curves.count { part = curves[index].value(at: part) }
    let (from, to) = (values[index], values[index + 1])
    guard mode == .cubic || mode == .cubicPaced, case (.numbers(let p1), .numbers(let p2)) = (from, to) else {
      return from.mixed(with: to, part)
    }
    return .numbers(Self.curve(neighbour(index - 1) ?? p1, p1, p2, neighbour(index + 2) ?? p2, part))
  }

  private func neighbour(_ index: Int) -> [Double]? {
    guard values.indices.contains(index), case .numbers(let numbers) = values[index] else { return nil }
    return numbers
  }

  /// Returns a point of the curve through four points. At each point, the curve is parallel to the line between the
  /// point's neighbours.
  private static func curve(_ p0: [Double], _ p1: [Double], _ p2: [Double], _ p3: [Double], _ t: Double) -> [Double] {
    guard p0.count == p1.count, p1.count == p2.count, p2.count == p3.count else { return p2 }
    return p1.indices.map { index in
      let (a, b, c, d) = (p0[index], p1[index], p2[index], p3[index])
      let quadratic = 2 * a - 5 * b + 4 * c - d
      let cubic = 3 * b - a - 3 * c + d
      return 0.5 * (2 * b + (c - a) * t + quadratic * t * t + cubic * t * t * t)
    }
  }
}
