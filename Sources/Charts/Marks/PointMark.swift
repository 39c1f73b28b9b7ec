import Foundation

/// A symbol at a point.
///
/// Mirrors Swift Charts' `PointMark`.
///
/// ```swift
/// PointMark(x: .value("Weight", weight), y: .value("Length", length)).symbol(by: .value("Species", species))
/// ```
public struct PointMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A symbol at a value of each axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: x.channel, y: y.channel)
  }

  /// A symbol at a value of the `x` axis, in the middle of the plot area's height.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark = Mark(.point, x: x.channel) }

  /// A symbol at a value of the `y` axis, in the middle of the plot area's width.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark = Mark(.point, y: y.channel) }

  public static func _add(_ content: PointMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
