import GtkObjects

/// Views on top of each other, the last in front.
///
/// Mirrors SwiftUI's `ZStack`; shown by a box whose children share its room (GtkBinLayout). It is as large as the
/// largest of them; the others stand where `alignment` says, and those that want spare room fill it.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Puts views on top of each other.
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

/// Draws its children in the order that they ask for.
@MainActor
private final class LayeredContainer: Container {
  override func collectedElements() -> [Element] {
    let elements = super.collectedElements()
    guard elements.contains(where: \.hasTraits) else { return elements }
    // Among equals the order of the views counts, which sorting alone does not promise to keep.
    return elements.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }
}

extension Alignment {
  /// The alignment as containers want it.
  var layout: Container.Layout { Container.Layout(horizontal: horizontal.align, vertical: vertical.align) }
}
