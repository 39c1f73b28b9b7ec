/// What is retained of a view from one description to the next: its widgets, its state, its children.
///
/// A node is made once per view identity and brought up to date with each new value of its view's type. Nodes form a tree
/// of their own; its leaves own the widgets. Part of `View._makeNode(_:in:)` and of no use outside the library.
@MainActor
public class MountedNode {
  let context: NodeContext

  init(in context: NodeContext) {
    self.context = context
  }

  /// Whether another view of the type may take this node over; see ``IdentityTie``. A node that does not say otherwise
  /// belongs to its view.
  var tie: IdentityTie { .initial }

  /// Adds the widgets this node puts into its container, in order.
  func appendElements(to elements: inout [Element]) {}

  /// Ends the node's life on screen: appearances are reported, observation stops, widgets leave their container when
  /// it is next arranged. Called once.
  func unmount() {}
}

/// The node of one type of view, brought up to date by a method of its own.
///
/// Views that are found everywhere, such as stacks and texts, have `View._update(_:)` instead; see there for the reason.
@MainActor
public class Node<Content: View>: MountedNode {
  /// Takes over a new description.
  func update(_ view: Content) {}
}
