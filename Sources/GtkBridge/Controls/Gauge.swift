import GtkObjects

/// A view that shows a value within a range.
///
/// Mirrors SwiftUI's `Gauge`; shown by a GtkLevelBar below its label, between the labels of its bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
  StyledControl
{
  @Environment(\.customGaugeStyle) private var style
  private let value: Double
  private let range: ClosedRange<Double>
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  package init<Value: BinaryFloatingPoint>(
    value: Value, bounds: ClosedRange<Value>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.value = value.isNaN ? range.lowerBound : min(max(Double(value), range.lowerBound), range.upperBound)
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Indicates whether there are labels in addition to that of the gauge.
  private var hasLabels: Bool {
    StyledContent(unlessEmpty: minimumValueLabel) != nil || StyledContent(unlessEmpty: currentValueLabel) != nil
  }

  public var body: some View {
    if let style {
      let length = range.upperBound - range.lowerBound
      style.body(
        of: GaugeStyleConfiguration(
          value: length > 0 ? (value - range.lowerBound) / length : 0, label: StyledContent(label),
          currentValueLabel: StyledContent(unlessEmpty: currentValueLabel),
          minimumValueLabel: StyledContent(unlessEmpty: minimumValueLabel),
          maximumValueLabel: StyledContent(unlessEmpty: maximumValueLabel)))
    } else if !hasLabels {
      bar
    } else {
      VStack(spacing: 2) {
        HStack(alignment: .bottom, spacing: 6) {
          minimumValueLabel
          bar
          maximumValueLabel
        }
        currentValueLabel
      }
    }
  }

  private var bar: some View {
    LabelledBar(label: label, make: Gtk.LevelBar.init) { [value, range] bar in
      bar.setRange(range)
      if bar.value != value { bar.value = value }
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge. A value outside `bounds` is clamped.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    let none = EmptyView()
    self.init(value: value, bounds: bounds, label: label(), current: none, minimum: none, maximum: none)
  }
}

/// The properties of a gauge for its style.
///
/// Mirrors SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public typealias Label = StyledContent
  /// The label of the current value.
  public typealias CurrentValueLabel = StyledContent
  /// The label of the lower bound.
  public typealias MinimumValueLabel = StyledContent
  /// The label of the upper bound.
  public typealias MaximumValueLabel = StyledContent

  /// The place of the value in the range, from 0 to 1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the current value, or `nil` for a gauge without one.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, or `nil` for a gauge without one.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, or `nil` for a gauge without one.
  public let maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
  fileprivate var customGaugeStyle: CustomStyle<GaugeStyleConfiguration>? {
    customStyles.of(GaugeStyleConfiguration.self)
  }
}
