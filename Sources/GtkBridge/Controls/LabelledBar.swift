import GtkObjects

/// A bar that shows a value below its label.
struct LabelledBar<Bar: Gtk.Widget, Label: View>: View {
  typealias Body = Never

  let label: Label
  let make: () -> Bar
  /// Shows the value, if it differs from the bar's current value.
  let show: (Bar) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> { LabelledBarNode(view, in: context) }
}

@MainActor
private final class LabelledBarNode<Bar: Gtk.Widget, Label: View>: ControlNode<LabelledBar<Bar, Label>> {
  private let bar: Bar
  private let label: ControlLabel<Label>

  init(_ view: LabelledBar<Bar, Label>, in context: NodeContext) {
    bar = view.make()
    label = ControlLabel(view.label, in: context)
    let box = Gtk.Box(axis: .vertical, spacing: 6)
    label.box.setAlign(.start, on: .horizontal)
    label.box.insert(into: box, after: nil)
    bar.insert(into: box, after: label.box)
    box.setExpands(true, on: .horizontal)
    label.name(bar)
    super.init(box, control: bar, in: context)
    view.show(bar)
  }

  override var retainedState: RetainedState { label.retainedState }

  override func update(_ view: LabelledBar<Bar, Label>) {
    label.update(view.label)
    view.show(bar)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
