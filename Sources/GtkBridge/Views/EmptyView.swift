/// No view at all.
///
/// Mirrors SwiftUI's `EmptyView`.
public struct EmptyView: View {
  public typealias Body = Never

  /// Makes it.
  public init() {}

  public static func _makeNode(_ view: EmptyView, in context: NodeContext) -> Node<EmptyView> {
    Node(in: context)
  }
}
