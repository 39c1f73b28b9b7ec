/// Views in a row.
///
/// Mirrors SwiftUI's `HStack`; shown by a GtkBox. A view that wants spare room, such as one with a ``Spacer`` in it,
/// fills it; the others keep their size and stand where `alignment` says. The default spacing is 6 points, the
/// desktop's own.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  let stack: Stack<Content>

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .horizontal, layout: .init(horizontal: .fill, vertical: alignment.align), spacing: spacing,
      content: content())
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    StackNode(view, \.stack, in: context)
  }
}

/// Views in a column.
///
/// Mirrors SwiftUI's `VStack`; shown by a GtkBox. See ``HStack``.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let stack: Stack<Content>

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .vertical, layout: .init(horizontal: alignment.align, vertical: .fill), spacing: spacing,
      content: content())
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    StackNode(view, \.stack, in: context)
  }
}

/// What rows and columns have in common.
struct Stack<Content: View> {
  static var defaultSpacing: Double { 6 }

  let axis: Gtk.Widget.Axis
  let layout: Container.Layout
  let spacing: Double?
  let content: Content
}

@MainActor
private final class StackNode<Source: View, Content: View>: WidgetNode<Source> {
  private let stack: (Source) -> Stack<Content>
  private let box: Gtk.Box
  private let container: Container
  private let content: Node<Content>

  init(_ view: Source, _ stack: @escaping (Source) -> Stack<Content>, in context: NodeContext) {
    self.stack = stack
    let stack = stack(view)
    box = Gtk.Box(axis: stack.axis, spacing: stack.spacing ?? Stack<Content>.defaultSpacing)
    container = Container(
      box, axis: stack.axis, layout: stack.layout, outer: context.container, graph: context.graph)
    content = Content._makeNode(stack.content, in: context.inside(container))
    super.init(box, in: context)
    container.setContent(content)
  }

  override func update(_ view: Source) {
    let stack = stack(view)
    let spacing = stack.spacing ?? Stack<Content>.defaultSpacing
    if box.spacing != spacing { box.spacing = spacing }
    container.layout = stack.layout
    content.update(stack.content)
  }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}
