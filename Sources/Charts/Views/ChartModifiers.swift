import Foundation

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Axes

  /// Sets whether the charts inside have an `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXAxis(_:)`.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Sets whether the charts inside have a `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYAxis(_:)`.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Sets the marks of the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXAxis(content:)`.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let axes = AnyAxisContent(content()).axes
    return chart { $0.xAxis = .custom(axes) }
  }

  /// Sets the marks of the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYAxis(content:)`.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let axes = AnyAxisContent(content()).axes
    return chart { $0.yAxis = .custom(axes) }
  }

  // MARK: Titles

  /// Adds a title to the `x` axis. The default `position` is below the chart.
  ///
  /// Mirrors Swift Charts' `chartXAxisLabel(_:position:alignment:spacing:)`.
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    title(\.xTitles, Text(String(label)), position, alignment ?? .center, spacing)
  }

  /// Adds a title to the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXAxisLabel(_:position:alignment:spacing:)`.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    title(\.xTitles, label, position, alignment ?? .center, spacing)
  }

  /// Adds a view as a title to the `x` axis.
  ///
  /// Mirrors Swift Charts' `chartXAxisLabel(position:alignment:spacing:content:)`.
  public func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    title(\.xTitles, content(), position, alignment ?? .center, spacing)
  }

  /// Adds a title to the `y` axis. The default `position` is above the chart. Beside the chart it reads upward.
  ///
  /// Mirrors Swift Charts' `chartYAxisLabel(_:position:alignment:spacing:)`.
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    yTitle(Text(String(label)), position, alignment, spacing)
  }

  /// Adds a title to the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYAxisLabel(_:position:alignment:spacing:)`.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    yTitle(label, position, alignment, spacing)
  }

  /// Adds a view as a title to the `y` axis.
  ///
  /// Mirrors Swift Charts' `chartYAxisLabel(position:alignment:spacing:content:)`.
  public func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    yTitle(content(), position, alignment, spacing)
  }

  private func yTitle<Content: View>(
    _ content: Content, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    let isBeside = position == .leading || position == .trailing
    return title(\.yTitles, content, position, alignment ?? (isBeside ? .center : .trailing), spacing)
  }

  private func title<Content: View>(
    _ path: WritableKeyPath<ChartSettings, [ChartSettings.Title]>, _ content: Content, _ position: AnnotationPosition,
    _ alignment: Alignment, _ spacing: CGFloat?
  ) -> some View {
    let text = content as? Text
    let title = ChartSettings.Title(
      text: text?.content, view: text == nil ? AnyView(content) : nil, position: position, alignment: alignment,
      spacing: Double(spacing ?? 6))
    return chart { $0[keyPath: path].append(title) }
  }

  // MARK: Legend

  /// Sets whether the charts inside have a legend.
  ///
  /// Mirrors Swift Charts' `chartLegend(_:)`.
  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

  /// Sets the place of the legend.
  ///
  /// Mirrors Swift Charts' `chartLegend(position:alignment:spacing:)`.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let legend = ChartSettings.Legend(
      visibility: .visible, position: position, alignment: alignment, spacing: spacing.map(Double.init))
    return chart { $0.legend = legend }
  }

  /// Shows a view as the legend.
  ///
  /// Mirrors Swift Charts' `chartLegend(position:alignment:spacing:content:)`.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = ChartSettings.Legend(
      visibility: .visible, position: position, alignment: alignment, spacing: spacing.map(Double.init),
      content: AnyView(content()))
    return chart { $0.legend = legend }
  }

  // MARK: Layers

  /// Changes the plot area, such as its background. The chart grows with a plot area that has a frame of a fixed size.
  ///
  /// Mirrors Swift Charts' `chartPlotStyle(content:)`.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Places a view in front of the charts inside, which can read places and values.
  ///
  /// Mirrors Swift Charts' `chartOverlay(alignment:content:)`.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Places a view behind the charts inside, which can read places and values.
  ///
  /// Mirrors Swift Charts' `chartBackground(alignment:content:)`.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a gesture that can read places and values.
  ///
  /// Mirrors Swift Charts' `chartGesture(_:)`. The gesture's places are those of the whole chart.
  public func chartGesture<Added: Gesture>(_ gesture: @escaping (ChartProxy) -> Added) -> some View {
    chart {
      $0.overlays.append(
        .init(alignment: .center) { proxy in
          AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
        })
    }
  }
}
