import GtkObjects

/// The node of a control: it takes no input where the environment is disabled.
@MainActor
class ControlNode<Content: View>: WidgetNode<Content> {
  private var tint: AppliedStyle?

  /// - Parameters:
  ///   - widget: What is shown.
  ///   - control: The part of it that takes input, where that is not the widget itself.
  init(_ widget: Gtk.Widget, control: Gtk.Widget? = nil, in context: NodeContext) {
    // The theme draws a control's frame and keeps its padding.
    super.init(widget, control: control, taken: .border, readsEnvironment: true, in: context)
    environmentDidChange()
  }

  /// A subclass that overrides it has set all it needs before `super.init`, which calls it for the first time.
  override func environmentDidChange() {
    let isEnabled = context.environment.values.isEnabled
    if element.control.isSensitive != isEnabled { element.control.isSensitive = isEnabled }
    let color = context.environment.values.tint
    guard color != nil || tint != nil else { return }
    let style = tint ?? AppliedStyle(element.control)
    tint = style
    style.set(color.map(TintStyle.css))
  }
}

/// The node of a control that shows, and lets the user change, a value that somebody else keeps.
///
/// The control reads the value itself: a body that only hands a binding on need not be read again when the value
/// changes.
@MainActor
class BoundControlNode<Content: View, Value>: ControlNode<Content> {
  private var binding: Binding<Value>
  private let updater: BodyUpdater

  /// A subclass calls ``showValue()`` at the end of its own initialiser.
  init(_ widget: Gtk.Widget, control: Gtk.Widget? = nil, binding: Binding<Value>, in context: NodeContext) {
    self.binding = binding
    updater = BodyUpdater(for: Content.self, in: context)
    super.init(widget, control: control, in: context)
    updater.evaluate = { [unowned self] in self.showValue() }
  }

  /// Takes the binding of a new description over, and shows its value.
  final func setBinding(_ binding: Binding<Value>) {
    self.binding = binding
    showValue()
  }

  /// Shows the value as it is now.
  final func showValue() {
    let binding = binding
    show(updater.read { binding.wrappedValue })
  }

  /// Makes the widget show a value; a subclass changes only what differs, with its own handlers blocked.
  func show(_ value: Value) {}

  /// The user has chosen a value. Where the binding does not take it, the control shows the old one again.
  final func userDidChange(to value: Value) {
    binding.wrappedValue = value
    showValue()
  }

  override func unmount() {
    updater.stop()
    super.unmount()
  }
}

/// The views that name a control, inside or beside it.
@MainActor
final class ControlLabel<Content: View> {
  let box = Gtk.Box(axis: .horizontal, spacing: 6)
  private let container: Container
  private let node: Content._Node

  init(_ label: Content, in context: NodeContext) {
    container = Container(box, axis: .horizontal, layout: .init(), outer: nil, graph: context.graph)
    node = Content._makeNode(label, in: context.inside(container))
    container.setContent(node)
    if Content.self == EmptyView.self || context.environment.values.hidesLabels { box.isVisible = false }
  }

  func update(_ label: Content) { label._update(node) }

  var retainedState: RetainedState { node.retainedState }

  /// What the label says.
  var title: String { box.labelTexts.joined(separator: " ") }

  func unmount() { node.unmount() }

  /// Tells assistive technology that `control` is named by this label.
  func name(_ control: Gtk.Widget) { control.setLabelledByLabels(in: box) }
}

extension View {
  /// Hides the labels of the controls inside; assistive technology still reads them.
  ///
  /// Mirrors SwiftUI's `labelsHidden()`.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
