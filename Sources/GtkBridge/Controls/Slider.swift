import GtkObjects

/// A control for choosing a number by moving a handle.
///
/// Mirrors SwiftUI's `Slider`; shown by a GtkScale. As on macOS, its label is in front of it.
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never

  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  /// Creates a slider over `bounds` with labels. With a `step`, values are multiples of it above the lower bound.
  ///
  /// - Parameters:
  ///   - value: The chosen number.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values, or `nil` for a continuous slider.
  ///   - label: The label of the slider.
  ///   - minimumValueLabel: The label at the beginning of the slider.
  ///   - maximumValueLabel: The label at the end of the slider.
  ///   - onEditingChanged: A closure that receives `true` before, and `false` after, each change by the user. SwiftUI
  ///     calls it
  /// once for a whole drag.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.onEditingChanged = onEditingChanged
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    SliderNode(view, in: context)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider over `bounds` with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider over `bounds`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

@MainActor
private final class SliderNode<Label: View, ValueLabel: View>: BoundControlNode<Slider<Label, ValueLabel>, Double> {
  private var view: Slider<Label, ValueLabel>
  private let scale = Gtk.Scale()
  private let label: ControlLabel<Label>
  private let valueLabels: [ControlLabel<ValueLabel>]
  private var shown: Double?
  private var changed: Gtk.SignalHandler?

  init(_ view: Slider<Label, ValueLabel>, in context: NodeContext) {
    self.view = view
    label = ControlLabel(view.label, in: context)
    let box = Gtk.Box(axis: .horizontal, spacing: 12)
    label.box.insert(into: box, after: nil)
    valueLabels = [view.minimumValueLabel, view.maximumValueLabel].map { ControlLabel($0, in: context) }
    valueLabels[0].box.insert(into: box, after: label.box)
    scale.insert(into: box, after: valueLabels[0].box)
    valueLabels[1].box.insert(into: box, after: scale)
    scale.setExpands(true, on: .horizontal)
    label.name(scale)
    super.init(box, control: scale, binding: view.value, in: context)
    applyRange()
    changed = scale.connect("value-changed") { [weak self] in self?.move() }
    showValue()
  }

  private func applyRange() {
    let step = view.step ?? (view.range.upperBound - view.range.lowerBound) / 100
    scale.setRange(view.range, step: step)
  }

  private func move() {
    var value = scale.value
    if let step = view.step, step > 0 {
      let steps = ((value - view.range.lowerBound) / step).rounded()
      value = min(view.range.lowerBound + steps * step, view.range.upperBound)
    }
    // GTK sends the signal again when the handle snaps to a step.
    guard value != shown else { return showValue() }
    view.onEditingChanged(true)
    userDidChange(to: value)
    view.onEditingChanged(false)
  }

  override func show(_ value: Double) {
    shown = value
    guard value.isFinite, scale.value != value else { return }
    changed.map { $0.withBlocked { scale.value = value } }
  }

  override var retainedState: RetainedState { label.retainedState }

  override func update(_ view: Slider<Label, ValueLabel>) {
    let isSameRange = view.range == self.view.range && view.step == self.view.step
    self.view = view
    if !isSameRange { changed.map { $0.withBlocked { applyRange() } } }
    label.update(view.label)
    valueLabels[0].update(view.minimumValueLabel)
    valueLabels[1].update(view.maximumValueLabel)
    setBinding(view.value)
  }

  override func unmount() {
    label.unmount()
    for label in valueLabels { label.unmount() }
    super.unmount()
  }
}
