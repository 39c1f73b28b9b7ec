import GtkObjects

/// A view that shows a value within a range.
///
/// Mirrors SwiftUI's `Gauge`; shown by a GtkLevelBar below its label.
public struct Gauge<Label: View>: View {
  public typealias Body = Never

  let value: Double
  let range: ClosedRange<Double>
  let label: Label

  /// Creates a gauge. A value outside `bounds` is clamped.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.value = value.isNaN ? range.lowerBound : min(max(Double(value), range.lowerBound), range.upperBound)
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GaugeNode(view, in: context)
  }
}

@MainActor
private final class GaugeNode<Label: View>: ControlNode<Gauge<Label>> {
  private let bar = Gtk.LevelBar()
  private let label: ControlLabel<Label>
  private var range: ClosedRange<Double>?

  init(_ view: Gauge<Label>, in context: NodeContext) {
    label = ControlLabel(view.label, in: context)
    let box = Gtk.Box(axis: .vertical, spacing: 6)
    label.box.setAlign(.start, on: .horizontal)
    label.box.insert(into: box, after: nil)
    bar.insert(into: box, after: label.box)
    box.setExpands(true, on: .horizontal)
    label.name(bar)
    super.init(box, control: bar, in: context)
    show(view)
  }

  private func show(_ view: Gauge<Label>) {
    let isChanging = view.range != range
    if isChanging {
      range = view.range
      bar.setRange(view.range)
    }
    if isChanging || bar.value != view.value { bar.value = view.value }
  }

  override var retainedState: RetainedState { label.retainedState }

  override func update(_ view: Gauge<Label>) {
    label.update(view.label)
    show(view)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
