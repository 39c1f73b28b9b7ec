/// A container that stacks views on top of each other, the last in front.
///
/// Mirrors SwiftUI's `ZStack`. Each view is offered the whole space; the stack is as large as the largest of them.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let layout: ZStackLayout
  let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> LayoutNode<ZStackLayout, Content> {
    let node = LayoutNode(view.layout, view.content, in: context)
    // Layers are drawn, so a button that they label has no frame around them, as no button has on iOS.
    node.element.hasOwnLook = true
    return node
  }

  public func _update(_ node: LayoutNode<ZStackLayout, Content>) {
    node.setLayout(layout)
    content._update(node.content)
  }
}

extension Alignment {
  /// The corresponding container layout.
  var layout: Container.Layout { Container.Layout(horizontal: horizontal.align, vertical: vertical.align) }
}
