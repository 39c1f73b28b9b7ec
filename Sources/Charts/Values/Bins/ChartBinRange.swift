/// A bin: a range of values. Only the last bin includes the upper bound.
///
/// Mirrors Swift Charts' `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable> {
  /// The smallest value.
  public let lowerBound: Bound
  /// The bound above the values.
  public let upperBound: Bound
  /// Indicates whether the upper bound is a value of the bin.
  let isClosed: Bool

  /// Returns whether a value is in the bin.
  public func contains(_ value: Bound) -> Bool {
    lowerBound <= value && (isClosed ? value <= upperBound : value < upperBound)
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Comparable {
  /// A bin with a label, such as one of ``NumberBins``.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(_ label: Label, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(label, range.lowerBound..<range.upperBound)
  }

  /// A bin with a label.
  @MainActor public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(label.content, range)
  }
}

/// The bounds of bins in order, and the place of a value among them.
struct BinThresholds<Value: Comparable> {
  let values: [Value]

  /// Creates bounds from values in any order. A single value is a bin without length.
  init(_ values: [Value]) {
    var ordered: [Value] = []
    for value in values.sorted() where value != ordered.last { ordered.append(value) }
    self.values = ordered.count == 1 ? ordered + ordered : ordered
  }

  var count: Int { Swift.max(values.count - 1, 0) }

  subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: values[index], upperBound: values[index + 1], isClosed: index == count - 1)
  }

  /// Returns the place of a value: that of the first or the last bin if the value is outside.
  func index(for value: Value) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return Swift.min(Swift.max(low - 1, 0), Swift.max(count - 1, 0))
  }
}

extension BinThresholds: Sendable where Value: Sendable {}
