import Foundation

/// Round numbers that divide a range.
struct NumberTicks: Equatable {
  /// More ticks than any chart can show. A client may use its own stride only to choose a few of its values.
  static let most = 10_000

  /// The distance of two ticks.
  let step: Double
  /// The ticks, in order.
  let values: [Double]

  /// Divides a range by about `count` round numbers.
  init(_ range: ClosedRange<Double>, count: Int) {
    self.init(range, step: Self.step(in: range, count: count))
  }

  /// Divides a range by the multiples of a step.
  init(_ range: ClosedRange<Double>, step: Double) {
    self.step = step
    let (first, last) = ((range.lowerBound / step - 1e-9).rounded(.up), (range.upperBound / step + 1e-9).rounded(.down))
    guard step > 0, step.isFinite, first.isFinite, last.isFinite, first <= last else {
      values = [range.lowerBound]
      return
    }
    // Of too many multiples, every second one or fewer remain.
    let thinning = ((last - first + 1) / Double(Self.most)).rounded(.up)
    guard thinning.isFinite else {
      values = [range.lowerBound]
      return
    }
    let count = min(Int((last - first) / thinning), Self.most - 1)
    var values: [Double] = []
    for index in 0...count {
      let value = (first + Double(index) * thinning) * step
      // A step below the precision of the numbers repeats them.
      if value.isFinite, value != values.last { values.append(value) }
    }
    self.values = values
  }

  /// Returns a round step: 1, 2 or 5 times a power of ten.
  static func step(in range: ClosedRange<Double>, count: Int) -> Double {
    let rough = (range.upperBound / Double(max(count, 1))) - (range.lowerBound / Double(max(count, 1)))
    guard rough > 0, rough.isFinite else { return 1 }
    let power = pow(10, log10(rough).rounded(.down))
    guard power > 0, power.isFinite else { return rough }
    let part = rough / power
    let factor: Double = part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10
    let step = factor * power
    return step.isFinite && step > 0 ? step : rough
  }

  /// Returns the range extended to the next round numbers.
  static func rounded(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    let step = step(in: range, count: count)
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    guard low.isFinite, high.isFinite, low <= range.lowerBound, high >= range.upperBound else { return range }
    return low...high
  }

  /// The number of decimal places that keeps the ticks distinct.
  var decimals: Int {
    guard step > 0, step < 1 else { return step.rounded() == step || step >= 10 ? 0 : 1 }
    return min(Int((-log10(step) - 1e-9).rounded(.up)), 12)
  }
}
