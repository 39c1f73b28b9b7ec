import Foundation

/// A bar.
///
/// Mirrors Swift Charts' `BarMark`. Bars of the same place are stacked; `position(by:)` puts them side by side.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///     .foregroundStyle(by: .value("Shop", sale.shop))
/// }
/// ```
public struct BarMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Self.mark(x: x.channel, y: y.channel, width: width, height: height, stacking: stacking)
  }

  /// A bar between two values of the `y` axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Self.mark(x: x.channel, y: yStart.channel, yEnd: yEnd.channel, width: width)
  }

  /// A bar between two values of the `x` axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, y: y.channel, height: height)
  }

  /// A bar between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, y: yStart.channel, yEnd: yEnd.channel)
  }

  /// A bar from zero to a value of the `x` axis. Several form one row.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Self.mark(x: x.channel, width: width, height: height, stacking: stacking)
  }

  /// A bar from zero to a value of the `y` axis. Several form one column.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Self.mark(y: y.channel, width: width, height: height, stacking: stacking)
  }

  /// A bar between two values of the `x` axis, as high as the plot area.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, height: height)
  }

  /// A bar between two values of the `y` axis, as wide as the plot area.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
    mark = Self.mark(y: yStart.channel, yEnd: yEnd.channel, width: width)
  }

  private static func mark(
    x: Channel? = nil, xEnd: Channel? = nil, y: Channel? = nil, yEnd: Channel? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) -> Mark {
    var mark = Mark(.bar, x: x, xEnd: xEnd, y: y, yEnd: yEnd)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    return mark
  }

  public static func _add(_ content: BarMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
