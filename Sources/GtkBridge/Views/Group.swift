/// Several views as one, without a container of their own: modifiers act on each of them.
///
/// Mirrors SwiftUI's `Group`.
public struct Group<Content: View>: View {
  @usableFromInline let content: Content

  /// Makes a group.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> WrapperNode<Self, Content> {
    WrapperNode(view.content, in: context)
  }

  public func _update(_ node: WrapperNode<Self, Content>) { content._update(node.child) }
}
