/// Several views as one, without a container of their own: modifiers act on each of them.
///
/// Mirrors SwiftUI's `Group`.
public struct Group<Content: View>: View {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GroupNode(view.content, in: context)
  }
}

@MainActor
private final class GroupNode<Content: View>: WrapperNode<Group<Content>, Content> {
  override func update(_ view: Group<Content>) {
    child.update(view.content)
  }
}
