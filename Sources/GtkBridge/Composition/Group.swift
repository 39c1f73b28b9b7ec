/// Several views without a container of their own: modifiers apply to each of them.
///
/// Mirrors SwiftUI's `Group`.
public struct Group<Content: View>: View {
  @usableFromInline package let content: Content

  /// Creates a group.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> GroupNode<Content> {
    GroupNode(view.content, in: context)
  }

  public func _update(_ node: GroupNode<Content>) { node.child.update(content) }
}

/// The node of a ``Group``.
@MainActor
public final class GroupNode<Content: View>: WrapperNode<Group<Content>, Content> {
  override var retainedState: RetainedState { child.retainedState }
}
