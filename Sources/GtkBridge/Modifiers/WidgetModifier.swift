/// A modifier that acts on the widgets of the view it is put on, and wraps one only where the order demands it.
@MainActor
protocol WidgetModifier: Equatable {
  /// What the modifier acts on at one widget.
  associatedtype Target

  /// Finds, or makes, its place at a widget that has just been made.
  func attach(to element: Element) -> Target

  /// Acts.
  func apply(to target: Target)
}

extension View {
  func widgetModifier<Modifier: WidgetModifier>(_ modifier: Modifier) -> some View {
    WidgetModifiedContent(content: self, modifier: modifier)
  }
}

struct WidgetModifiedContent<Content: View, Modifier: WidgetModifier>: View {
  typealias Body = Never

  let content: Content
  let modifier: Modifier

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    WidgetModifierNode(view, in: context)
  }
}

@MainActor
private final class WidgetModifierNode<Content: View, Modifier: WidgetModifier>:
  Node<WidgetModifiedContent<Content, Modifier>>, Decoration
{
  private var modifier: Modifier
  private var targets: [ObjectIdentifier: Modifier.Target] = [:]
  private var child: Node<Content>?

  init(_ view: WidgetModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    var inner = context
    inner.decorations = DecorationChain(self, outer: context.decorations)
    child = Content._makeNode(view.content, in: inner)
  }

  func decorate(_ element: Element) {
    let target = modifier.attach(to: element)
    modifier.apply(to: target)
    targets[ObjectIdentifier(element)] = target
  }

  func forget(_ element: Element) {
    targets[ObjectIdentifier(element)] = nil
  }

  override func update(_ view: WidgetModifiedContent<Content, Modifier>) {
    if view.modifier != modifier {
      modifier = view.modifier
      for target in targets.values { modifier.apply(to: target) }
    }
    child?.update(view.content)
  }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    child?.unmount()
  }
}
