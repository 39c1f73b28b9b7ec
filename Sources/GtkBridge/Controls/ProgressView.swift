import GtkObjects

/// An indicator of progress or of ongoing work.
///
/// Mirrors SwiftUI's `ProgressView`; shown by a GtkProgressBar if there is a value, and otherwise by a GtkSpinner.
public struct ProgressView<Label: View>: View {
  private let label: Label
  private let fraction: Double?

  /// Creates an indeterminate indicator.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = nil
  }

  /// Creates an indicator of the completed part of `total`, or an indeterminate one if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    // A zero total would produce NaN, and counts as no progress.
    fraction = value.map { total > 0 && !$0.isNaN ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  public var body: some View {
    if let fraction {
      ProgressBar(fraction: fraction, label: label)
    } else {
      VStack {
        Spinner()
        label
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates an indeterminate indicator.
  public init() { self.init { EmptyView() } }

  /// Creates an indicator of the completed part of `total`, or an indeterminate one if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Creates an indeterminate indicator with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// Creates an indicator with a title of the completed part of `total`, or an indeterminate one if the value is `nil`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

private struct ProgressBar<Label: View>: View {
  typealias Body = Never

  let fraction: Double
  let label: Label

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ProgressBarNode(view, in: context)
  }
}

@MainActor
private final class ProgressBarNode<Label: View>: ControlNode<ProgressBar<Label>> {
  private let bar = Gtk.ProgressBar()
  private let label: ControlLabel<Label>

  init(_ view: ProgressBar<Label>, in context: NodeContext) {
    label = ControlLabel(view.label, in: context)
    let box = Gtk.Box(axis: .vertical, spacing: 6)
    label.box.setAlign(.start, on: .horizontal)
    label.box.insert(into: box, after: nil)
    bar.insert(into: box, after: label.box)
    box.setExpands(true, on: .horizontal)
    label.name(bar)
    super.init(box, control: bar, in: context)
    show(view.fraction)
  }

  private func show(_ fraction: Double) {
    if bar.fraction != fraction { bar.fraction = fraction }
  }

  override var retainedState: RetainedState { label.retainedState }

  override func update(_ view: ProgressBar<Label>) {
    label.update(view.label)
    show(view.fraction)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
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
    spinner.setSizeRequest(width: 24, height: 24)
    spinner.setAccessibleLabel(Gtk.word(localized: "Busy"))
    super.init(spinner, in: context)
  }

  override var retainedState: RetainedState { .none }
}
