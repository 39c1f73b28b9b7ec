/// Bins of numbers with round bounds, for a histogram.
///
/// Mirrors Swift Charts' `NumberBins`:
///
/// ```swift
/// let bins = NumberBins(data: ages, desiredCount: 8)
/// let groups = Dictionary(grouping: ages) { bins.index(for: $0) }
/// Chart(groups.keys.sorted(), id: \.self) { index in
///   BarMark(x: .value("Age", bins[index]), y: .value("People", groups[index, default: []].count))
/// }
/// ```
public struct NumberBins<Value: Plottable & Comparable & Numeric>: RandomAccessCollection {
  private let bounds: BinThresholds<Value>

  /// Creates bins with given bounds, in any order.
  public init(thresholds: [Value]) { bounds = BinThresholds(thresholds) }

  /// Creates bins that cover a range. Their bounds are multiples of a size.
  public init(size: Value, range: ClosedRange<Value>) {
    let step = size.dataValue.finite ?? 0
    self.init(step: step > 0 ? step : 1, low: range.lowerBound, high: range.upperBound)
  }

  /// Creates bins that cover data. Their bounds are multiples of a size.
  public init(size: Value, data: [Value]) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(size: size, range: low...high)
  }

  /// Creates about as many bins as desired that cover a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The number of bins, from which round bounds may differ. By default ten.
  ///   - minimumStride: The least length of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let low = range.lowerBound.dataValue.finite, let high = range.upperBound.dataValue.finite else {
      self.init(thresholds: [])
      return
    }
    var step = NumberTicks.step(in: 0...Swift.max(high - low, 0), count: desiredCount ?? 10)
    step = Swift.max(step, minimumStride.dataValue.finite ?? 0)
    // A bin of whole numbers has whole bounds.
    if Value.make(.number(0.5)).map({ $0.dataValue != .number(0.5) }) ?? true { step = Swift.max(step.rounded(.up), 1) }
    self.init(step: step, low: range.lowerBound, high: range.upperBound)
  }

  /// Creates about as many bins as desired that cover data: by default, as many as the data suggests, by Sturges's rule.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    let suggested = Int(Double(data.count).logarithm.rounded(.up)) + 1
    self.init(range: low...high, desiredCount: desiredCount ?? suggested, minimumStride: minimumStride)
  }

  private init(step: Double, low: Value, high: Value) {
    guard let first = low.dataValue.finite, let last = high.dataValue.finite else {
      self.init(thresholds: [])
      return
    }
    let start = (first / step + 1e-9).rounded(.down)
    let count = (last / step - 1e-9).rounded(.up) - start
    let bins = Int(Swift.min(Swift.max(count, 1), Double(NumberTicks.most)))
    self.init(thresholds: (0...bins).compactMap { Value.make(.number((start + Double($0)) * step)) })
  }

  /// The bounds of the bins, in order.
  public var thresholds: [Value] { bounds.values }

  /// The place of the first bin: 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { bounds.count }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> { bounds[position] }

  /// Returns the place of the bin of a value: that of the first or the last one if the value is outside.
  public func index(for value: Value) -> Int { bounds.index(for: value) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension Double {
  /// The logarithm to the base 2, or 0 of less than one.
  fileprivate var logarithm: Double { self < 1 ? 0 : Double(exponent) + (significand - 1) }
}
