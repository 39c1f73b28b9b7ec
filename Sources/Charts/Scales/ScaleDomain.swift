import Foundation

/// The values that an axis shows: a range, a list of categories, or the values of the data.
///
/// Mirrors Swift Charts' `ScaleDomain`.
public protocol ScaleDomain {
  /// The domain as values of a scale. Not for use outside the library.
  var _domain: _ScaleDomain { get }
}

/// The values of a ``ScaleDomain``. Not for use outside the library.
public enum _ScaleDomain: Hashable, Sendable {
  /// The values of the data. A linear scale of numbers also shows zero, unless `includesZero` is `false` or bars or
  /// rectangles stand at numbers.
  case automatic(includesZero: Bool?, reversed: Bool)
  /// The categories of a list in their order, or the values from the first number or date of it to the last one.
  case values([_DataValue])
  /// The values between two ends. The scale is reversed if the first one is greater.
  case range(_DataValue, _DataValue)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .range(lowerBound.dataValue, upperBound.dataValue) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .range(lowerBound.dataValue, upperBound.dataValue) }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { .values(map(\.dataValue)) }
}

/// The values that the data has.
///
/// Mirrors Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the data has.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The values of the data, with or without zero, in ascending or reversed order.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, reversed: reversed ?? false))
  }
}

/// The places between which an axis extends.
///
/// Mirrors Swift Charts' `PositionScaleRange`.
public protocol PositionScaleRange {
  /// The distances from the ends of the plot area. Not for use outside the library.
  var _padding: (start: Double, end: Double) { get }
}

/// The whole plot area, with some room at the ends.
///
/// Mirrors Swift Charts' `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: Double
  let end: Double

  public var _padding: (start: Double, end: Double) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot area.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

  /// The plot area without some room, in points, at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: Double(startPadding), end: Double(endPadding))
  }

  /// The plot area without some room, in points, at both of its ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }
}
