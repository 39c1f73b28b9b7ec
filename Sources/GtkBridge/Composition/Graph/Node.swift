import GtkObjects

/// The retained counterpart of a view: its widgets, its state, its children.
///
/// A node is made once per view identity and updated with each new value of its view's type. Nodes form a tree of their
/// own, whose leaves own the widgets. Part of `View._makeNode(_:in:)` and of no use outside the library.
@MainActor
public class MountedNode {
  let context: NodeContext

  init(in context: NodeContext) {
    self.context = context
  }

  /// Indicates whether the node only passes on what its children put on screen. In a list the children of such a node
  /// are rows of their own; any other node is one row.
  class var isTransparent: Bool { false }

  /// Indicates whether the node may be updated for another view of its type; see ``RetainedState``. By default it belongs
  /// to its view.
  var retainedState: RetainedState { .initial }

  /// Appends what the node puts into its container, in order.
  func append(to contents: inout NodeContents) {}

  /// Ends the node's life on screen: appearances are reported, observation stops, widgets leave their container when
  /// it is next arranged. Called once.
  func unmount() {}
}

extension MountedNode {
  /// The widgets that the node puts into its container.
  final var elements: [Element] {
    var contents = NodeContents()
    append(to: &contents)
    return contents.elements
  }

  /// The first of the node's widgets, with all that modifiers have put around it.
  final var firstWidget: Gtk.Widget? { elements.first?.outermost }
}

/// The node of one type of view, updated by a method of its own.
///
/// Views that are found everywhere, such as stacks and texts, have `View._update(_:)` instead; see there for the reason.
@MainActor
public class Node<Content: View>: MountedNode {
  /// Takes over a new description.
  func update(_ view: Content) {}
}
