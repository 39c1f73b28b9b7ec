import Foundation

/// A sector of a pie or a donut.
///
/// Mirrors Swift Charts' `SectorMark`. The sectors are in clockwise order from the top; together they form the whole.
///
/// ```swift
/// Chart(shares) { share in
///   SectorMark(angle: .value("Share", share.value), innerRadius: .ratio(0.6), angularInset: 1.5)
///     .foregroundStyle(by: .value("Name", share.name))
/// }
/// ```
public struct SectorMark: ChartContent {
  public typealias Body = Never

  private let mark: Mark

  /// A sector whose angle is in proportion to a value.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector, x: angle.channel)
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = Double(angularInset ?? 0)
    self.mark = mark
  }

  public static func _add(_ content: SectorMark, to marks: inout _MarkList) { marks.marks.append(content.mark) }
}
