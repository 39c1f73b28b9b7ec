import GtkObjects

/// The node of a control. The control takes no input in a disabled environment.
@MainActor
class ControlNode<Content: View>: WidgetNode<Content> {
  private var tint: AppliedStyle?

  /// Creates the node and adapts the control to the environment.
  ///
  /// - Parameters:
  ///   - widget: The widget to show.
  ///   - control: The part of the widget that takes input, if it is not the widget itself.
  ///   - context: The context of the node.
  init(_ widget: Gtk.Widget, control: Gtk.Widget? = nil, in context: NodeContext) {
    // The theme draws a control's frame and keeps its padding.
    super.init(widget, control: control, taken: .border, readsEnvironment: true, in: context)
    environmentDidChange()
  }

  /// `super.init` calls this method, so an overriding subclass must initialise its properties first.
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

/// The node of a control that shows and edits the value of a binding.
///
/// The control reads the value itself. A body that only passes the binding on need not be read again when the value
/// changes.
@MainActor
class BoundControlNode<Content: View, Value>: ControlNode<Content> {
  private var binding: Binding<Value>
  private let updater: BodyUpdater

  /// Subclasses call ``showValue()`` at the end of their own initialiser.
  init(_ widget: Gtk.Widget, control: Gtk.Widget? = nil, binding: Binding<Value>, in context: NodeContext) {
    self.binding = binding
    updater = BodyUpdater(for: Content.self, in: context)
    super.init(widget, control: control, in: context)
    updater.evaluate = { [unowned self] in self.showValue() }
  }

  final func setBinding(_ binding: Binding<Value>) {
    self.binding = binding
    showValue()
  }

  final func showValue() {
    let binding = binding
    show(updater.read { binding.wrappedValue })
  }

  /// Shows a value in the widget. A subclass changes only differences and blocks its own signal handlers meanwhile.
  func show(_ value: Value) {}

  /// Writes a value that the user chose. If the binding rejects it, the control shows the old value again.
  final func userDidChange(to value: Value) {
    binding.wrappedValue = value
    showValue()
  }

  override func unmount() {
    updater.stop()
    super.unmount()
  }
}

/// The views that label a control, inside or beside it.
@MainActor
final class ControlLabel<Content: View> {
  let box = Gtk.Box(axis: .horizontal, spacing: 6)
  private let container: Container
  private let node: Content._Node

  /// - Parameter alignment: The horizontal place of a label that is narrower than its room: in the middle of a button, but at the
  ///   beginning beside a control.
  init(_ label: Content, alignment: Gtk.Widget.Align = .start, in context: NodeContext) {
    container = Container(
      box, axis: .horizontal, layout: .init(horizontal: alignment), outer: nil, graph: context.graph)
    node = Content._makeNode(label, in: context.inside(container))
    container.setContent(node)
    if Content.self == EmptyView.self || context.environment.values.hidesLabels { box.isVisible = false }
  }

  func update(_ label: Content) { label._update(node) }

  var retainedState: RetainedState { node.retainedState }

  var title: String { box.labelTexts.joined(separator: " ") }

  func unmount() { node.unmount() }

  /// Labels `control` with this label for assistive technology.
  func name(_ control: Gtk.Widget) { control.setLabelledByLabels(in: box) }
}

extension View {
  /// Hides the labels of the controls in the view. Assistive technology still reads them.
  ///
  /// Mirrors SwiftUI's `labelsHidden()`.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

extension EnvironmentValues {
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
