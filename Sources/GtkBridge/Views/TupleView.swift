/// Several views in order, as ``ViewBuilder`` makes them.
///
/// Mirrors SwiftUI's `TupleView`, of any length. Each view keeps its own type: an update is statically typed.
public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  let content: (repeat each Content)

  /// Makes one view of several.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    TupleNode<repeat each Content>(view, in: context)
  }
}

@MainActor
private final class TupleNode<each Content: View>: Node<TupleView<repeat each Content>> {
  private let children: (repeat Node<each Content>)

  init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
    children = (repeat (each Content)._makeNode(each view.content, in: context))
    super.init(in: context)
  }

  override func update(_ view: TupleView<repeat each Content>) {
    repeat (each children).update(each view.content)
  }

  override func appendElements(to elements: inout [Element]) {
    repeat (each children).appendElements(to: &elements)
  }

  override func unmount() {
    repeat (each children).unmount()
  }
}
