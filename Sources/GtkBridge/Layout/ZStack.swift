import GtkObjects

/// A container that stacks views on top of each other, the last in front.
///
/// Mirrors SwiftUI's `ZStack`; shown by a box with overlapping children (GtkBinLayout). It is as large as its largest
/// view. The others are aligned by `alignment`; expanding views fill it.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ZStackNode(view, in: context)
  }
}

@MainActor
private final class ZStackNode<Content: View>: WidgetNode<ZStack<Content>> {
  private let container: LayeredContainer
  private let content: Content._Node

  init(_ view: ZStack<Content>, in context: NodeContext) {
    let bin = Gtk.Bin()
    container = LayeredContainer(
      bin, axis: nil, layout: view.alignment.layout, outer: context.container, graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    super.init(bin, in: context)
    container.setContent(content)
  }

  override var retainedState: RetainedState { content.retainedState }

  override func update(_ view: ZStack<Content>) {
    container.layout = view.alignment.layout
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}

/// A container that draws its children in their stacking order.
@MainActor
private final class LayeredContainer: Container {
  override func collectedElements() -> [Element] {
    let elements = super.collectedElements()
    guard elements.contains(where: \.hasTraits) else { return elements }
    // Equal values keep the order of the views, because `sorted` does not guarantee stability.
    return elements.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }
}

extension Alignment {
  /// The corresponding container layout.
  var layout: Container.Layout { Container.Layout(horizontal: horizontal.align, vertical: vertical.align) }
}
