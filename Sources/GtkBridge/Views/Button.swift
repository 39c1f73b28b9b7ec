/// A control that does something when it is pressed.
///
/// Mirrors SwiftUI's `Button`; shown by a GtkButton with the theme's look. It takes no input where the environment is
/// disabled.
public struct Button<Label: View>: View {
  public typealias Body = Never

  let action: () -> Void
  let label: Label

  /// Makes a button that shows `label`.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ButtonNode(view, in: context)
  }
}

extension Button where Label == Text {
  /// Makes a button that shows a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }
}

@MainActor
private final class ButtonNode<Label: View>: WidgetNode<Button<Label>> {
  private var view: Button<Label>
  private let button: Gtk.Button
  private let container: Container
  private let label: Node<Label>

  init(_ view: Button<Label>, in context: NodeContext) {
    self.view = view
    button = Gtk.Button()
    // The label's container shares the theme's own padding.
    let content = Gtk.Box(axis: .horizontal, spacing: 6)
    container = Container(
      content, axis: .horizontal, layout: .init(), outer: context.container, graph: context.graph)
    label = Label._makeNode(view.label, in: context.inside(container))
    super.init(button, taken: .border, readsEnvironment: true, in: context)
    // A label that wants spare room, such as a row with a spacer, fills the button; any other stands in its middle.
    let layout = Container.Layout(horizontal: .center, vertical: .fill)
    layout.place(content)
    element.onAlign { layout.place(content) }
    button.setChild(content)
    container.setContent(label)
    button.setLabelledByLabels(in: content)
    button.connect("clicked") { [weak self] in self?.view.action() }
    environmentDidChange()
  }

  override func update(_ view: Button<Label>) {
    self.view = view
    label.update(view.label)
  }

  override func environmentDidChange() {
    let isEnabled = context.environment.values.isEnabled
    if button.isSensitive != isEnabled { button.isSensitive = isEnabled }
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
