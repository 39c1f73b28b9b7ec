import GtkBridge

/// A style of gauges.
///
/// Mirrors SwiftUI's `GaugeStyle`.
@preconcurrency @MainActor
public protocol GaugeStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the body of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a bar between the labels of its bounds.
///
/// Mirrors SwiftUI's `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// A bar that is filled up to the value.
///
/// Mirrors SwiftUI's `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// A bar for small spaces that is filled up to the value.
///
/// Mirrors SwiftUI's `AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with small labels.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).font(.caption) }
}

/// A bar for small spaces. As the theme has no bar with a mark, it is filled up to the value.
///
/// Mirrors SwiftUI's `AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar with small labels.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).font(.caption) }
}

/// A closed ring around the label of the value.
///
/// Mirrors SwiftUI's `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a closed ring.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isOpen: false)
  }
}

/// An open ring around the label of the value, with the labels of the bounds in the gap.
///
/// Mirrors SwiftUI's `AccessoryCircularGaugeStyle`. Without labels of bounds, the gauge's label is in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns an open ring.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isOpen: true)
  }
}

private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    ZStack {
      Ring(fraction: configuration.value, span: isOpen ? 0.75 : 1, lineWidth: 6)
        .representedByBar(Gauge(configuration))
      center.lineLimit(1)
      if isOpen {
        HStack(spacing: 4) {
          if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
            minimum
            maximum
          } else if configuration.currentValueLabel != nil {
            configuration.label
          }
        }
        .font(.caption)
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .frame(width: 64, height: 64)
  }

  @ViewBuilder private var center: some View {
    if let current = configuration.currentValueLabel {
      current.font(.headline)
    } else {
      configuration.label.font(.caption)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar between the labels of its bounds.
  public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar for little room.
  public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar for little room.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring.
  public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static var accessoryCircular: Self { Self() }
}

extension View {
  /// Sets the style of the gauges inside.
  ///
  /// Mirrors SwiftUI's `gaugeStyle(_:)`.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
