/// Two views in order, as ``ViewBuilder`` combines them. Longer lists are nested pairs.
///
/// Corresponds to SwiftUI's `TupleView`. Each view keeps its own type, so updates are statically typed. A parameter
/// pack would not need pairs, but a value that holds one looks up its layout on every copy and destruction.
public struct PairView<First: View, Second: View>: View {
  public typealias Body = Never

  @usableFromInline package let first: First
  @usableFromInline package let second: Second

  @inlinable
  init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> PairNode<First, Second> {
    PairNode(view, in: context)
  }

  public func _update(_ node: PairNode<First, Second>) {
    node.first.update(first)
    node.second.update(second)
  }
}

/// The node of a ``PairView``.
@MainActor
public final class PairNode<First: View, Second: View>: MountedNode {
  let first: ChildNode<First>
  let second: ChildNode<Second>

  init(_ view: PairView<First, Second>, in context: NodeContext) {
    first = ChildNode(view.first, in: context.makesPages ? context.ofPage() : context)
    second = ChildNode(view.second, in: context.makesPages ? context.ofPage() : context)
    super.init(in: context)
  }

  override class var isTransparent: Bool { true }

  override var retainedState: RetainedState { max(first.retainedState, second.retainedState) }

  override func append(to contents: inout NodeContents) {
    first.append(to: &contents)
    second.append(to: &contents)
  }

  override func unmount() {
    first.unmount()
    second.unmount()
  }
}
