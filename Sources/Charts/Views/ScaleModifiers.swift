import Foundation

extension View {
  // MARK: Position

  /// Sets the values, the places and the type of the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXScale(domain:range:type:)`.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    scale(\.xScale, domain._domain, range._padding, type)
  }

  /// Sets the values and the type of the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXScale(domain:type:)`.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.xScale, domain._domain, nil, type)
  }

  /// Sets the places and the type of the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXScale(range:type:)`.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.xScale, nil, range._padding, type)
  }

  /// Sets the type of the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXScale(type:)`.
  public func chartXScale(type: ScaleType?) -> some View { scale(\.xScale, nil, nil, type) }

  /// Sets the values, the places and the type of the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYScale(domain:range:type:)`.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    scale(\.yScale, domain._domain, range._padding, type)
  }

  /// Sets the values and the type of the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYScale(domain:type:)`.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.yScale, domain._domain, nil, type)
  }

  /// Sets the places and the type of the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYScale(range:type:)`.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.yScale, nil, range._padding, type)
  }

  /// Sets the type of the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYScale(type:)`.
  public func chartYScale(type: ScaleType?) -> some View { scale(\.yScale, nil, nil, type) }

  private func scale(
    _ path: WritableKeyPath<ChartSettings, ChartSettings.Scale>, _ domain: _ScaleDomain?,
    _ padding: (start: Double, end: Double)?, _ type: ScaleType?
  ) -> some View {
    chart {
      if let domain { $0[keyPath: path].domain = domain }
      if let padding { $0[keyPath: path].padding = padding }
      if let type { $0[keyPath: path].type = type }
    }
  }

  // MARK: Styles

  /// Sets the styles of values.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(_:)`.
  ///
  /// ```swift
  /// .chartForegroundStyleScale(["North": .blue, "South": .orange])
  /// ```
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let paints = mapping.map { (value: $0.key.dataValue, paint: $0.value._paint) }
    return chart { $0.styles.paints = paints }
  }

  /// Sets the styles of values in order.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(domain:range:)`.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let (domain, range) = (domain.map(\.dataValue), range.map(\._paint))
    return chart {
      $0.styles.domain = domain
      $0.styles.range = range
    }
  }

  /// Sets the style of each value.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(domain:mapping:)`.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    let domain = domain.map(\.dataValue)
    return chart {
      $0.styles.domain = domain
      $0.styles.mapping = { Value.make($0).map { mapping($0)._paint } }
    }
  }

  /// Sets the style of each value.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(mapping:)`.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    chart { $0.styles.mapping = { Value.make($0).map { mapping($0)._paint } } }
  }

  /// Sets the values that have the styles of the palette, in order.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(domain:)`.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    let domain = domain.map(\.dataValue)
    return chart { $0.styles.domain = domain }
  }

  /// Sets the styles of values in order of appearance. For numbers, they are in ascending order.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(range:)`.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let range = range.map(\._paint)
    return chart { $0.styles.range = range }
  }

  /// Sets the colours of numbers in ascending order. Each number has the colour of the nearest stop.
  ///
  /// Mirrors Swift Charts' `chartForegroundStyleScale(range:)`.
  public func chartForegroundStyleScale(range gradient: Gradient) -> some View {
    chartForegroundStyleScale(range: gradient.stops.map(\.color))
  }

  // MARK: Symbols

  /// Sets the symbols of values.
  ///
  /// Mirrors Swift Charts' `chartSymbolScale(_:)`.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    let symbols = mapping.map { (value: $0.key.dataValue, symbol: $0.value.symbol) }
    return chart { $0.symbols.symbols = symbols }
  }

  /// Sets the symbols of values in order.
  ///
  /// Mirrors Swift Charts' `chartSymbolScale(domain:range:)`.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], range: [Symbol]
  ) -> some View {
    let (domain, range) = (domain.map(\.dataValue), range.map(\.symbol))
    return chart {
      $0.symbols.domain = domain
      $0.symbols.range = range
    }
  }

  /// Sets the symbols of values in order of appearance.
  ///
  /// Mirrors Swift Charts' `chartSymbolScale(range:)`.
  public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
    let range = range.map(\.symbol)
    return chart { $0.symbols.range = range }
  }
}
