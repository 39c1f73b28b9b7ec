import GtkObjects

/// An indicator of progress or of ongoing work.
///
/// Mirrors SwiftUI's `ProgressView`; shown by a GtkProgressBar if there is a value, and otherwise by a GtkSpinner.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, StyledControl {
  @Environment(\.customProgressViewStyle) private var style
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let fraction: () -> Double?
  /// The times at which the fraction changes by itself, or `nil` if it does not.
  private let schedule: AnySequence<Date>?

  /// Creates an indicator of the completed part of `total`, or an indeterminate one if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    // A zero total would produce NaN, and counts as no progress.
    let fraction = value.map { total > 0 && !$0.isNaN ? min(max(Double($0 / total), 0), 1) : 0 }
    self.init(fraction: { fraction }, label: label(), currentValueLabel: currentValueLabel())
  }

  package init(
    fraction: @escaping () -> Double?, label: Label, currentValueLabel: CurrentValueLabel,
    schedule: AnySequence<Date>? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.schedule = schedule
  }

  public var body: some View {
    if let schedule {
      TimelineView(.explicit(schedule)) { _ in content(fraction()) }
    } else {
      content(fraction())
    }
  }

  @ViewBuilder private func content(_ fraction: Double?) -> some View {
    if let style {
      style.body(
        of: ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: StyledContent(unlessEmpty: label),
          currentValueLabel: StyledContent(unlessEmpty: currentValueLabel)))
    } else if let fraction {
      // Without other views, the bar gets the accessibility label of a modifier. A stack would keep it for itself.
      if let current = StyledContent(unlessEmpty: currentValueLabel) {
        VStack(alignment: .leading, spacing: 6) {
          bar(at: fraction)
          current.font(.caption).foregroundStyle(.secondary)
        }
      } else {
        bar(at: fraction)
      }
    } else {
      VStack {
        Spinner()
        label
      }
    }
  }

  private func bar(at fraction: Double) -> some View {
    LabelledBar(label: label, make: Gtk.ProgressBar.init) { bar in
      if bar.fraction != fraction { bar.fraction = fraction }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate indicator.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: { nil }, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates an indicator of the completed part of `total`, or an indeterminate one if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate indicator.
  public init() { self.init { EmptyView() } }

  /// Creates an indicator of the completed part of `total`, or an indeterminate one if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate indicator with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// Creates an indicator with a title of the completed part of `total`, or an indeterminate one if the value is `nil`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// The properties of an indicator of progress for its style.
///
/// Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The label of the indicator.
  public typealias Label = StyledContent
  /// The label of the current value.
  public typealias CurrentValueLabel = StyledContent

  /// The completed part, from 0 to 1, or `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the indicator, or `nil` for an indicator without one.
  public let label: Label?
  /// The label of the current value, or `nil` for an indicator without one.
  public let currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
  fileprivate var customProgressViewStyle: CustomStyle<ProgressViewStyleConfiguration>? {
    customStyles.of(ProgressViewStyleConfiguration.self)
  }
}

private struct Spinner: View {
  typealias Body = Never

  static func _makeNode(_ view: Spinner, in context: NodeContext) -> Node<Spinner> {
    SpinnerNode(in: context)
  }
}

@MainActor
private final class SpinnerNode: ControlNode<Spinner> {
  init(in context: NodeContext) {
    let spinner = Gtk.Spinner()
    let size = context.environment.values.controlSize.spinnerSize
    spinner.setSizeRequest(width: size, height: size)
    spinner.setAccessibleLabel(Gtk.word(localized: "Busy"))
    super.init(spinner, in: context)
  }

  override var retainedState: RetainedState { .none }
}
