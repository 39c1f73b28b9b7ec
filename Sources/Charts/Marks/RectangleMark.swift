import Foundation

/// A rectangle, such as a cell of a heat map or a highlighted range.
///
/// Mirrors Swift Charts' `RectangleMark`.
public struct RectangleMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A rectangle around a value of each axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = Self.mark(x: x.channel, y: y.channel, width: width, height: height)
  }

  /// A rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, y: yStart.channel, yEnd: yEnd.channel)
  }

  /// A rectangle around a value of the `x` axis, between two of the `y` axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Self.mark(x: x.channel, y: yStart.channel, yEnd: yEnd.channel, width: width)
  }

  /// A rectangle between two values of the `x` axis, around one of the `y` axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel, y: y.channel, height: height)
  }

  /// A rectangle between two values of the `x` axis, as high as the plot area.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Self.mark(x: xStart.channel, xEnd: xEnd.channel)
  }

  /// A rectangle between two values of the `y` axis, as wide as the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Self.mark(y: yStart.channel, yEnd: yEnd.channel)
  }

  /// A rectangle around a value of the `x` axis, as high as the plot area.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark = Self.mark(x: x.channel, width: width)
  }

  /// A rectangle around a value of the `y` axis, as wide as the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Self.mark(y: y.channel, height: height)
  }

  private static func mark(
    x: Channel? = nil, xEnd: Channel? = nil, y: Channel? = nil, yEnd: Channel? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) -> Mark {
    var mark = Mark(.rectangle, x: x, xEnd: xEnd, y: y, yEnd: yEnd)
    mark.width = width
    mark.height = height
    return mark
  }

  public static func _add(_ content: RectangleMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
