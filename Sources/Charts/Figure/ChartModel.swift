import Foundation

/// The marks of a chart, with all data that does not depend on its size.
@MainActor
struct ChartModel {
  let marks: [Mark]
  let settings: ChartSettings
  let locale: Locale
  let calendar: Calendar
  let stacking: Stacking
  let x: AxisExtent
  let y: AxisExtent
  let styles: StyleScale.Resolved
  let symbols: [_DataValue: ChartSymbol]
  let legend: [LegendEntry]
  /// The values of `position(by:)`, in order of appearance.
  let groups: [_DataValue: Int]
  /// The values of `lineStyle(by:)`, in order of appearance.
  let dashes: [_DataValue: Int]
  let symbolSizes: ClosedRange<Double>?

  init(_ marks: [Mark], _ settings: ChartSettings, locale: Locale, calendar: Calendar = .current) {
    self.marks = marks
    self.settings = settings
    self.locale = locale
    self.calendar = calendar
    stacking = Stacking(marks)
    x = AxisExtent(marks, on: .horizontal, stacking: stacking)
    y = AxisExtent(marks, on: .vertical, stacking: stacking)
    let styleValues = Self.distinct(marks, \.styleValue)
    let symbolValues = Self.distinct(marks, \.symbolValue)
    let dashValues = Self.distinct(marks, \.lineStyleValue)
    styles = StyleScale.Resolved(settings.styles, values: styleValues)
    symbols = settings.symbols.resolved(symbolValues)
    groups = Self.indices(Self.distinct(marks, \.positionValue))
    dashes = Self.indices(dashValues)
    let sizes = marks.compactMap { $0.look.symbolSizeValue?.value.finite }
    symbolSizes = sizes.min().flatMap { low in sizes.max().map { low...$0 } }
    legend = LegendEntry.entries(
      styles, symbols: symbols, order: (styleValues.isEmpty ? [] : styles.values, symbolValues, dashValues))
  }

  private static func distinct(_ marks: [Mark], _ path: KeyPath<MarkLook, Channel?>) -> [_DataValue] {
    var known: Set<_DataValue> = []
    var values: [_DataValue] = []
    for mark in marks {
      if let value = mark.look[keyPath: path]?.value, known.insert(value).inserted { values.append(value) }
    }
    return values
  }

  private static func indices(_ values: [_DataValue]) -> [_DataValue: Int] {
    Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
  }

  /// Indicates whether the chart has views whose places depend on its figure.
  var hasViews: Bool {
    func hasViews(_ axis: ChartSettings.AxisSetting) -> Bool { if case .custom = axis { true } else { false } }
    return hasViews(settings.xAxis) || hasViews(settings.yAxis) || !settings.backgrounds.isEmpty
      || !settings.overlays.isEmpty || !settings.selections.isEmpty || settings.x.isEnabled || settings.y.isEnabled
      || (settings.xTitles + settings.yTitles).contains { $0.view != nil }
      || marks.contains { !$0.look.annotations.isEmpty }
  }

  /// The distance by which marks at the edge of the plot area extend beyond it.
  var overhang: Double {
    var reach = 0.0
    for mark in marks {
      switch mark.kind {
      case .point: reach = max(reach, symbolSide(of: mark.look) / 2)
      case .line:
        let hasSymbol = mark.look.symbol != nil || mark.look.symbolValue != nil
        let width = (mark.look.lineStyle?.lineWidth ?? 2) / 2
        reach = max(reach, hasSymbol ? symbolSide(of: mark.look) / 2 : width)
      case .bar, .area, .rule, .rectangle, .sector: break
      }
    }
    return min(reach.rounded(.up), 20)
  }

  var hasSectors: Bool { marks.contains { $0.kind == .sector } }

  func paint(of look: MarkLook) -> _Paint {
    look.paint ?? look.styleValue.map { styles.paint(of: $0.value) } ?? styles.base
  }

  func symbol(of look: MarkLook) -> ChartSymbol? { look.symbol ?? look.symbolValue.flatMap { symbols[$0.value] } }

  /// Returns the side of the square of a mark's symbol.
  func symbolSide(of look: MarkLook) -> Double {
    if let value = look.symbolSizeValue?.value.finite, let range = symbolSizes {
      let length = range.upperBound - range.lowerBound
      let part = length > 0 && length.isFinite ? (value - range.lowerBound) / length : 1
      return (20 + 380 * part).squareRoot()
    }
    let area = look.symbolSize ?? 49
    return area.isFinite ? max(area, 0).squareRoot() : 0
  }

  /// Returns the line of a mark, in the dashes of its value.
  func lineStyle(of look: MarkLook, width: Double) -> StrokeStyle {
    if let style = look.lineStyle { return style }
    var style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    if let value = look.lineStyleValue?.value, let index = dashes[value] { style.dash = LegendEntry.dashes(index) }
    return style
  }
}
