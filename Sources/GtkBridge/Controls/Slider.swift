import GtkObjects

/// A control for choosing a number by moving a handle.
///
/// Mirrors SwiftUI's `Slider`; shown by a GtkScale. As on macOS, its label is in front of it.
public struct Slider<Label: View>: View {
  public typealias Body = Never

  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let label: Label

  /// Creates a slider over `bounds` with a label. With a `step`, values are multiples of it above the lower bound.
  ///
  /// - Parameters:
  ///   - value: The chosen number.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values, or `nil` for a continuous slider.
  ///   - label: The label of the slider.
  ///   - onEditingChanged: A closure that receives `true` before, and `false` after, each change by the user. SwiftUI
  ///     calls it
  /// once for a whole drag.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label()
    self.onEditingChanged = onEditingChanged
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    SliderNode(view, in: context)
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider over `bounds`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

@MainActor
private final class SliderNode<Label: View>: BoundControlNode<Slider<Label>, Double> {
  private var view: Slider<Label>
  private let scale = Gtk.Scale()
  private let label: ControlLabel<Label>
  private var shown: Double?
  private var changed: Gtk.SignalHandler?

  init(_ view: Slider<Label>, in context: NodeContext) {
    self.view = view
    label = ControlLabel(view.label, in: context)
    let box = Gtk.Box(axis: .horizontal, spacing: 12)
    label.box.insert(into: box, after: nil)
    scale.insert(into: box, after: label.box)
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
    // GTK sends the signal again when the handle is moved to a step.
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

  override func update(_ view: Slider<Label>) {
    let isSameRange = view.range == self.view.range && view.step == self.view.step
    self.view = view
    if !isSameRange { changed.map { $0.withBlocked { applyRange() } } }
    label.update(view.label)
    setBinding(view.value)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
