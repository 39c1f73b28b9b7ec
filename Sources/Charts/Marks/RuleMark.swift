import Foundation

/// A straight line, across the plot area or between two values.
///
/// Mirrors Swift Charts' `RuleMark`.
///
/// ```swift
/// RuleMark(y: .value("Average", 72))
///   .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
///   .annotation(position: .top, alignment: .leading) { Text("Average").font(.caption) }
/// ```
public struct RuleMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A vertical line.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: x.channel)
  }

  /// A horizontal line.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, y: y.channel)
  }

  /// A vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: x.channel, y: yStart.channel, yEnd: yEnd.channel)
  }

  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: xStart.channel, xEnd: xEnd.channel, y: y.channel)
  }

  public static func _add(_ content: RuleMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
