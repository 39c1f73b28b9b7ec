/// Two views in order, as ``ViewBuilder`` makes them; longer lists are pairs of pairs.
///
/// Plays the part of SwiftUI's `TupleView`. Each view keeps its own type: an update is statically typed. A parameter pack
/// would need no pairs, but a value that holds one looks its layout up whenever it is copied or destroyed.
public struct PairView<First: View, Second: View>: View {
  public typealias Body = Never

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> PairNode<First, Second> {
    PairNode(view, in: context)
  }

  public static var _makeRows: ((Self, NodeContext) -> RowSource<Self>)? { { PairRows($0, in: $1) } }

  public func _update(_ node: PairNode<First, Second>) {
    first._update(node.first)
    second._update(node.second)
  }
}

/// The node of two views.
@MainActor
public final class PairNode<First: View, Second: View>: MountedNode {
  let first: First._Node
  let second: Second._Node

  init(_ view: PairView<First, Second>, in context: NodeContext) {
    first = First._makeNode(view.first, in: context)
    second = Second._makeNode(view.second, in: context)
    super.init(in: context)
  }

  override var tie: IdentityTie { max(first.tie, second.tie) }

  override func appendElements(to elements: inout [Element]) {
    first.appendElements(to: &elements)
    second.appendElements(to: &elements)
  }

  override func unmount() {
    first.unmount()
    second.unmount()
  }
}
