import GtkObjects

/// A button that opens a popover with views, such as a calendar.
struct PopoverButton<Label: View, Content: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PopoverButtonNode(view, in: context)
  }
}

@MainActor
private final class PopoverButtonNode<Label: View, Content: View>: ControlNode<PopoverButton<Label, Content>> {
  private let button = Gtk.MenuButton()
  private let label: ControlLabel<Label>
  private let container: Container
  private let content: Content._Node

  init(_ view: PopoverButton<Label, Content>, in context: NodeContext) {
    label = ControlLabel(view.label, alignment: .center, in: context)
    container = Container(
      Gtk.Box(axis: .vertical), axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: nil,
      graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    container.setContent(content)
    button.setLabel(label.box)
    button.setContent(container.widget)
    button.showsArrow = true
    label.name(button.button ?? button)
    super.init(button, control: button.button, in: context)
  }

  override var retainedState: RetainedState { max(label.retainedState, content.retainedState) }

  override func update(_ view: PopoverButton<Label, Content>) {
    label.update(view.label)
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    label.unmount()
    super.unmount()
  }
}
