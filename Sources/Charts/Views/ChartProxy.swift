import Foundation

/// Converts between values and places of a chart.
///
/// Mirrors Swift Charts' `ChartProxy`. Places are relative to the plot area.
///
/// ```swift
/// .chartOverlay { proxy in
///   GeometryReader { geometry in
///     Rectangle().fill(.clear).contentShape(Rectangle())
///       .onTapGesture { location in
///         let origin = geometry[proxy.plotFrame!].origin
///         day = proxy.value(atX: location.x - origin.x)
///       }
///   }
/// }
/// ```
@preconcurrency @MainActor
public struct ChartProxy {
  let figure: Figure

  init(_ figure: Figure) { self.figure = figure }

  /// The frame of the plot area, which a `GeometryProxy` resolves.
  ///
  /// Mirrors Swift Charts' `Anchor<CGRect>`.
  public struct PlotFrame: Hashable, Sendable {
    let rect: CGRect
  }

  /// The size of the plot area.
  public var plotSize: CGSize { figure.plot.size }

  /// The size of the plot area.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot area in the chart.
  public var plotFrame: PlotFrame? { PlotFrame(rect: figure.plot) }

  /// The frame of the plot area in the chart.
  public var plotAreaFrame: PlotFrame { PlotFrame(rect: figure.plot) }

  // MARK: Places

  /// Returns the place of a value on the `x` axis.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    figure.xScale?.position(of: value.dataValue).map { CGFloat($0 - figure.plot.minX) }
  }

  /// Returns the place of a value on the `y` axis.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    figure.yScale?.position(of: value.dataValue).map { CGFloat($0 - figure.plot.minY) }
  }

  /// Returns the place of a value on each axis.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range of places of a value on the `x` axis: that of a category's band.
  public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value), let scale = figure.xScale else { return nil }
    let half = abs(scale.bandWidth) / 2
    return (middle - half)...(middle + half)
  }

  /// Returns the range of places of a value on the `y` axis: that of a category's band.
  public func positionRange<Value: Plottable>(forY value: Value) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value), let scale = figure.yScale else { return nil }
    let half = abs(scale.bandWidth) / 2
    return (middle - half)...(middle + half)
  }

  // MARK: Values

  /// Returns the value at a place of the `x` axis.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    data(at: Double(position), .horizontal).flatMap { Value.make($0) }
  }

  /// Returns the value at a place of the `y` axis.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    data(at: Double(position), .vertical).flatMap { Value.make($0) }
  }

  /// Returns the values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the sum of the sectors up to an angle, clockwise from the top.
  public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self) -> Value? {
    data(at: angle).flatMap { Value.make($0) }
  }

  /// Returns the angle of a point, clockwise from the top.
  public func angle(at point: CGPoint) -> Angle {
    let angle = atan2(point.y - figure.plot.height / 2, point.x - figure.plot.width / 2) + .pi / 2
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  func data(at position: Double, _ axis: Axis) -> _DataValue? {
    axis == .horizontal
      ? figure.xScale?.value(at: position + figure.plot.minX) : figure.yScale?.value(at: position + figure.plot.minY)
  }

  func data(at angle: Angle) -> _DataValue? {
    let total = figure.model.marks.reduce(0.0) { sum, mark in
      mark.kind == .sector ? sum + max(mark.x?.value.finite ?? 0, 0) : sum
    }
    return total > 0 ? .number(total * angle.radians / (2 * .pi)) : nil
  }

  // MARK: Scales

  /// Returns the values of the `x` axis: its categories, or its bounds.
  public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { domain(of: figure.xScale) }

  /// Returns the values of the `y` axis: its categories, or its bounds.
  public func yDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { domain(of: figure.yScale) }

  private func domain<Value: Plottable>(of scale: PlotScale?) -> [Value] {
    guard let scale else { return [] }
    if case .bands(let names) = scale.domain { return names.compactMap { Value.make(.category($0)) } }
    return [scale.bounds.lowerBound, scale.bounds.upperBound].compactMap { Value.make(.of(scale.kind, $0)) }
  }

  /// Returns the style of a value of `foregroundStyle(by:)`.
  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    AnyShapeStyle(figure.model.styles.paint(of: value.dataValue))
  }

  // MARK: Selection

  /// Selects the value at a place of the `x` axis, as `chartXSelection` does.
  public func selectXValue(at position: CGFloat) { select(.x, at: Double(position), to: nil) }

  /// Selects the value at a place of the `y` axis, as `chartYSelection` does.
  public func selectYValue(at position: CGFloat) { select(.y, at: Double(position), to: nil) }

  /// Selects the values between two places of the `x` axis, as `chartXSelection` does.
  public func selectXRange(from start: CGFloat, to end: CGFloat) { select(.x, at: Double(start), to: Double(end)) }

  /// Selects the values between two places of the `y` axis, as `chartYSelection` does.
  public func selectYRange(from start: CGFloat, to end: CGFloat) { select(.y, at: Double(start), to: Double(end)) }

  /// Selects the value at an angle, as `chartAngleSelection` does.
  public func selectAngleValue(at angle: Angle) {
    for selection in figure.model.settings.selections where selection.target == .angle {
      selection.select(data(at: angle), nil)
    }
  }

  func select(_ target: ChartSelection.Target, at start: Double, to end: Double?) {
    let axis: Axis = target == .x ? .horizontal : .vertical
    for selection in figure.model.settings.selections where selection.target == target {
      if selection.isRange {
        guard let end else { continue }
        selection.select(data(at: min(start, end), axis), data(at: max(start, end), axis))
      } else {
        selection.select(data(at: end ?? start, axis), nil)
      }
    }
  }
}

extension GeometryProxy {
  /// Returns the frame of a chart's plot area in a reader that covers the chart, such as in `chartOverlay`.
  ///
  /// Mirrors SwiftUI's subscript for anchors, for the plot area only.
  public subscript(frame: ChartProxy.PlotFrame) -> CGRect { frame.rect }
}

/// The plot area, which `chartPlotStyle` changes.
///
/// Mirrors Swift Charts' `ChartPlotContent`.
public struct ChartPlotContent: View {
  public var body: some View { Color.clear }
}
