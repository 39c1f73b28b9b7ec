import Foundation

/// A line of the legend.
struct LegendEntry: Identifiable {
  let value: _DataValue
  let paint: _Paint
  let symbol: ChartSymbol
  let dash: [Double]?

  var id: _DataValue { value }

  var name: String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds.isFinite ? seconds : 0).formatted(date: .abbreviated, time: .omitted)
    }
  }

  /// The lines of values, in order of appearance.
  static func dashes(_ index: Int) -> [Double] { [[], [6, 5], [1, 5], [10, 5, 1, 5]][index % 4] }

  /// Returns the entries of the styles of a chart, each with the symbol and the dashes of the same value.
  static func entries(
    _ styles: StyleScale.Resolved, symbols: [_DataValue: ChartSymbol],
    order: (styles: [_DataValue], symbols: [_DataValue], dashes: [_DataValue])
  ) -> [LegendEntry] {
    var known: Set<_DataValue> = []
    let values = (order.styles + order.symbols + order.dashes).filter { known.insert($0).inserted }
    return values.map { value in
      LegendEntry(
        value: value, paint: order.styles.contains(value) ? styles.paint(of: value) : styles.base,
        symbol: symbols[value] ?? .basic(BasicChartSymbolShape(kind: .circle)),
        dash: order.dashes.firstIndex(of: value).map { dashes($0) })
    }
  }
}
