import Foundation

extension View {
  /// Sets the axes along which the charts inside scroll.
  ///
  /// Mirrors Swift Charts' `chartScrollableAxes(_:)`. A chart scrolls by the wheel, the touchpad and the finger if
  /// `chartXVisibleDomain` or `chartYVisibleDomain` sets its visible part.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isEnabled = axes.contains(.horizontal)
      $0.y.isEnabled = axes.contains(.vertical)
    }
  }

  /// Sets the length of the visible part of a scrolling `x` axis: a difference of numbers, a number of seconds, or of
  /// categories.
  ///
  /// Mirrors Swift Charts' `chartXVisibleDomain(length:)`.
  public func chartXVisibleDomain<Value: Plottable & Numeric>(length: Value) -> some View {
    let length = length.dataValue.finite
    return chart { $0.x.visible = length }
  }

  /// Sets the length of the visible part of a scrolling `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYVisibleDomain(length:)`.
  public func chartYVisibleDomain<Value: Plottable & Numeric>(length: Value) -> some View {
    let length = length.dataValue.finite
    return chart { $0.y.visible = length }
  }

  /// Binds the value at which a scrolling `x` axis begins. Scrolling by the user changes it.
  ///
  /// Mirrors Swift Charts' `chartScrollPosition(x:)`.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { position(\.x, x) }

  /// Binds the value at which a scrolling `y` axis begins. Scrolling by the user changes it.
  ///
  /// Mirrors Swift Charts' `chartScrollPosition(y:)`.
  public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View { position(\.y, y) }

  /// Sets the initial value at which a scrolling `x` axis begins.
  ///
  /// Mirrors Swift Charts' `chartScrollPosition(initialX:)`.
  public func chartScrollPosition<Value: Plottable>(initialX value: Value) -> some View {
    let value = value.dataValue
    return chart { $0.x.initial = value }
  }

  /// Sets the initial value at which a scrolling `y` axis begins.
  ///
  /// Mirrors Swift Charts' `chartScrollPosition(initialY:)`.
  public func chartScrollPosition<Value: Plottable>(initialY value: Value) -> some View {
    let value = value.dataValue
    return chart { $0.y.initial = value }
  }

  private func position<Value: Plottable>(
    _ path: WritableKeyPath<ChartSettings, ChartSettings.Scrolling>, _ value: Binding<Value>
  ) -> some View {
    let binding = ChartBinding<_DataValue>(
      get: { value.wrappedValue.dataValue }, set: { if let new = Value.make($0) { value.wrappedValue = new } })
    return chart { $0[keyPath: path].position = binding }
  }
}
