import Foundation

/// Content with modified marks.
public struct ModifiedChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content
  let change: (inout MarkLook) -> Void

  public static func _add(_ content: Self, to marks: inout _MarkList) {
    let first = marks.marks.count
    Content._add(content.content, to: &marks)
    for index in first..<marks.marks.count { content.change(&marks.marks[index].look) }
  }
}

extension ChartContent {
  func changed(_ change: @escaping (inout MarkLook) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }

  // MARK: Styles

  /// Sets the colour or gradient of the marks. A gradient extends over each mark.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    let paint = style._paint
    return changed { if $0.paint == nil && $0.styleValue == nil { $0.paint = paint } }
  }

  /// Sets the colour of the marks by a value, which the legend explains.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.styleValue == nil && $0.paint == nil { $0.styleValue = channel } }
  }

  /// Sets the opacity of the marks.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  /// Sets the radius of the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { if $0.cornerRadius == nil { $0.cornerRadius = Double(radius) } }
  }

  /// Sets the style of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  /// Sets the dashes of lines by a value, which the legend explains.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.lineStyleValue == nil { $0.lineStyleValue = channel } }
  }

  /// Sets the curve of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == .linear { $0.interpolation = method } }
  }

  /// Sets whether a gradient extends over the plot area instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.fillsPlotArea = aligns }
  }

  // MARK: Symbols

  /// Sets the symbol of points, or adds one to each point of a line.
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    let symbol = symbol.symbol
    return changed { if $0.symbol == nil { $0.symbol = symbol } }
  }

  /// Sets the symbol of points by a value, which the legend explains.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.symbolValue == nil { $0.symbolValue = channel } }
  }

  /// Shows a view at each point, in place of a symbol.
  public func symbol<Symbol: View>(@ViewBuilder symbol: @escaping () -> Symbol) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: .overlay, alignment: .center, spacing: 0, overflow: .init(x: .disabled, y: .disabled)
    ) { _ in AnyView(symbol()) }
    return changed {
      $0.symbol = .custom(.init(path: Path()))
      $0.annotations.append(annotation)
    }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolSize == nil { $0.symbolSize = Double(area) } }
  }

  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }

  /// Sets the area of symbols by a value: the largest value has the largest symbol.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.symbolSizeValue == nil { $0.symbolSizeValue = channel } }
  }

  // MARK: Places

  /// Places bars of the same place side by side, by a value.
  ///
  /// The marks are distributed on the axis along which they do not grow; `axis` and `span` have no effect.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.positionValue == nil { $0.positionValue = channel } }
  }

  /// Moves the marks by a distance in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the marks by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }

  /// Draws the marks in front of those with a lower index.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

  // MARK: Annotations

  /// Adds a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The alignment along that side.
  ///   - spacing: The distance from the mark, in points.
  ///   - overflowResolution: What happens at the edges of the chart.
  ///   - content: The view.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping () -> Content
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// Adds a view beside each mark, with the size of the mark as input.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: Double(spacing ?? 4), overflow: overflowResolution
    ) { AnyView(content($0)) }
    return changed { $0.annotations.append(annotation) }
  }

  // MARK: Accessibility

  /// Sets the accessibility label of the marks; the default is the value of the independent axis.
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent {
    let label = String(label)
    return changed { if $0.label == nil { $0.label = label } }
  }

  /// Sets the accessibility label of the marks.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { accessibilityLabel(label.content) }

  /// Sets the accessibility value of the marks.
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent {
    let value = String(value)
    return changed { if $0.value == nil { $0.value = value } }
  }

  /// Sets the accessibility value of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent { accessibilityValue(value.content) }

  /// Sets whether the marks are hidden from assistive technology.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    changed { $0.isAccessibilityHidden = isHidden }
  }

  /// Has no effect: marks are described by their chart and have no elements to identify.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
