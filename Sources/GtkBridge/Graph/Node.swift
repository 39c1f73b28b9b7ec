/// What is retained of a view from one description to the next: its widgets, its state, its children.
///
/// A node is made once per view identity and updated with each new value of its view's type. Nodes form a tree of
/// their own; its leaves own the widgets. Part of ``View/_makeNode(_:in:)`` and of no use outside the library.
@MainActor
public class Node<Content: View> {
  let context: NodeContext

  init(in context: NodeContext) {
    self.context = context
  }

  /// Takes over a new description.
  func update(_ view: Content) {}

  /// Adds the widgets this node puts into its container, in order.
  func appendElements(to elements: inout [Element]) {}

  /// Ends the node's life on screen: appearances are reported, observation stops, widgets leave their container when
  /// it is next arranged. Called once.
  func unmount() {}
}

/// A node whose view's type does not matter.
@MainActor
protocol MountedNode: AnyObject {
  func appendElements(to elements: inout [Element])
  func unmount()
}

extension Node: MountedNode {}
