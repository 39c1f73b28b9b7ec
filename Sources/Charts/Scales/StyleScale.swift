/// Chooses colours for the values of `foregroundStyle(by:)`.
struct StyleScale {
  /// The paints of given values.
  var paints: [(value: _DataValue, paint: _Paint)] = []
  /// The values in order, if the client names them.
  var domain: [_DataValue]?
  /// The paints for values in order.
  var range: [_Paint]?
  /// The colour of marks without a style, or `nil` for the first one of the palette: the theme's accent is too dark on a
  /// dark background.
  var tint: Color?
  /// The paint of any value.
  var mapping: ((_DataValue) -> _Paint?)?

  /// Colours that remain distinct, even for most people with a colour deficiency, and that have a contrast of 3 to both
  /// the light and the dark background.
  static let palette: [Color] = [
    Color(red: 0.208, green: 0.518, blue: 0.894),
    Color(red: 0.902, green: 0.380, blue: 0),
    Color(red: 0.149, green: 0.635, blue: 0.412),
    Color(red: 0.655, green: 0.357, blue: 0.741),
    Color(red: 0.729, green: 0.486, blue: 0.0),
    Color(red: 0.900, green: 0.240, blue: 0.270),
    Color(red: 0.129, green: 0.565, blue: 0.643),
    Color(red: 0.835, green: 0.380, blue: 0.600),
    Color(red: 0.660, green: 0.500, blue: 0.380),
    Color(red: 0.510, green: 0.530, blue: 0.560),
  ]

  /// The paints of the values that a chart has, in order of appearance.
  struct Resolved {
    /// The values of the legend, in order.
    let values: [_DataValue]
    /// The paint of marks without a style.
    let base: _Paint
    private let paints: [_DataValue: _Paint]
    private let numbers: ClosedRange<Double>?
    private let range: [_Paint]?
    private let mapping: ((_DataValue) -> _Paint?)?

    init(_ scale: StyleScale, values: [_DataValue]) {
      base = .color(scale.tint ?? StyleScale.palette[0])
      range = scale.range
      mapping = scale.mapping
      let numbers = values.compactMap(\.finite)
      let isContinuous = scale.paints.isEmpty && scale.mapping == nil && numbers.count == values.count
      if isContinuous, let low = numbers.min(), let high = numbers.max() {
        self.numbers = low...high
        self.values = []
        paints = [:]
        return
      }
      self.numbers = nil
      var order = scale.domain ?? scale.paints.map(\.value)
      var known = Set(order)
      for value in values where known.insert(value).inserted { order.append(value) }
      let palette = scale.range.flatMap { $0.isEmpty ? nil : $0 } ?? StyleScale.palette.map(_Paint.color)
      let given = Dictionary(scale.paints.map { ($0.value, $0.paint) }, uniquingKeysWith: { first, _ in first })
      var paints: [_DataValue: _Paint] = [:]
      for (index, value) in order.enumerated() {
        paints[value] = given[value] ?? scale.mapping?(value) ?? palette[index % palette.count]
      }
      self.paints = paints
      self.values = order
    }

    func paint(of value: _DataValue) -> _Paint {
      if let paint = paints[value] { return paint }
      guard let numbers, let number = value.finite else { return base }
      let length = numbers.upperBound - numbers.lowerBound
      let part = length > 0 && length.isFinite ? (number - numbers.lowerBound) / length : 1
      if let range, range.count > 1 {
        return range[Int((part * Double(range.count - 1)).rounded())]
      }
      return .opacity(range?.first ?? base, 0.2 + 0.8 * part)
    }
  }
}

/// Chooses symbols for the values of `symbol(by:)`.
struct SymbolScale {
  var symbols: [(value: _DataValue, symbol: ChartSymbol)] = []
  var domain: [_DataValue]?
  var range: [ChartSymbol]?

  /// Returns the symbols of values in order of appearance.
  func resolved(_ values: [_DataValue]) -> [_DataValue: ChartSymbol] {
    var order = domain ?? symbols.map(\.value)
    var known = Set(order)
    for value in values where known.insert(value).inserted { order.append(value) }
    let range = range.flatMap { $0.isEmpty ? nil : $0 } ?? BasicChartSymbolShape.all.map { .basic(.init(kind: $0)) }
    var result = Dictionary(symbols.map { ($0.value, $0.symbol) }, uniquingKeysWith: { first, _ in first })
    for (index, value) in order.enumerated() where result[value] == nil { result[value] = range[index % range.count] }
    return result
  }
}
