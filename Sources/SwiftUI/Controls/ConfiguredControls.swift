// The controls of a configuration, for the bodies of styles. Inside a body, they have the style from outside.

extension ProgressView where Label == StyledContent?, CurrentValueLabel == StyledContent? {
  /// Creates the indicator of a configuration, for the body of a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: { configuration.fractionCompleted }, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension Gauge
where
  Label == StyledContent, CurrentValueLabel == StyledContent?, BoundsLabel == StyledContent?,
  MarkedValueLabels == EmptyView
{
  /// Creates the gauge of a configuration, for the body of a style.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      value: configuration.value, bounds: 0...1, label: configuration.label, current: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
  }
}

extension GroupBox where Label == StyledContent, Content == StyledContent {
  /// Creates the box of a configuration, for the body of a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
