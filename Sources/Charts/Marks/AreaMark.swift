/// A point of the edge of an area.
///
/// Mirrors Swift Charts' `AreaMark`. The areas of several series are stacked.
///
/// ```swift
/// AreaMark(x: .value("Day", day), y: .value("Steps", steps))
///   .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
/// ```
public struct AreaMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A point of an area that begins at zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Self.mark(x: x.channel, y: y.channel, stacking: stacking)
  }

  /// A point of the area of a series that begins at zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Self.mark(x: x.channel, y: y.channel, series: series.channel, stacking: stacking)
  }

  /// A place of an area between two values of the `y` axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Self.mark(x: x.channel, y: yStart.channel, yEnd: yEnd.channel)
  }

  /// A place of the area of a series between two values of the `y` axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Self.mark(x: x.channel, y: yStart.channel, yEnd: yEnd.channel, series: series.channel)
  }

  /// A place of an area between two values of the `x` axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, y: y.channel)
  }

  /// A place of the area of a series between two values of the `x` axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, y: y.channel, series: series.channel)
  }

  private static func mark(
    x: Channel, xEnd: Channel? = nil, y: Channel, yEnd: Channel? = nil, series: Channel? = nil,
    stacking: MarkStackingMethod = .standard
  ) -> Mark {
    var mark = Mark(.area, x: x, xEnd: xEnd, y: y, yEnd: yEnd)
    mark.series = series
    mark.stacking = stacking
    return mark
  }

  public static func _add(_ content: AreaMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
