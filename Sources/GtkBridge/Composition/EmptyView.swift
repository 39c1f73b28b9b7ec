/// A view without content.
///
/// Mirrors SwiftUI's `EmptyView`.
public struct EmptyView: View {
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}

  public static func _makeNode(_ view: EmptyView, in context: NodeContext) -> EmptyNode {
    EmptyNode(in: context)
  }

  public func _update(_ node: EmptyNode) {}
}

/// The node of an ``EmptyView``.
@MainActor
public final class EmptyNode: Node<EmptyView> {
  override class var isTransparent: Bool { true }

  override var retainedState: RetainedState { .none }
}
