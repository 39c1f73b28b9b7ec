/// No view at all.
///
/// Mirrors SwiftUI's `EmptyView`.
public struct EmptyView: View {
  public typealias Body = Never

  /// Makes it.
  public init() {}

  public static func _makeNode(_ view: EmptyView, in context: NodeContext) -> Node<EmptyView> {
    EmptyNode(in: context)
  }

  /// No rows.
  public static var _makeRows: ((EmptyView, NodeContext) -> RowSource<EmptyView>)? {
    { _, context in RowSource(in: context) }
  }
}

@MainActor
private final class EmptyNode: Node<EmptyView> {
  override var tie: IdentityTie { .none }
}
