/// A point of a line.
///
/// Mirrors Swift Charts' `LineMark`. The points of a series are connected in the order of the data.
///
/// ```swift
/// LineMark(x: .value("Day", day), y: .value("Steps", steps))
///   .interpolationMethod(.monotone)
///   .symbol(.circle)
/// ```
public struct LineMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A point of the line of a chart, or of the series that its styles determine.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: x.channel, y: y.channel)
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.line, x: x.channel, y: y.channel)
    mark.series = series.channel
    self.mark = mark
  }

  public static func _add(_ content: LineMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
