import GtkObjects

/// The retained counterpart of a view: its widgets, state and children.
///
/// A node is created once per view identity and updated with each new value of the view. Nodes form a tree whose
/// leaves own the widgets. Part of `View._makeNode(_:in:)` and of no use outside the library.
@MainActor
public class MountedNode {
  let context: NodeContext

  init(in context: NodeContext) {
    self.context = context
  }

  /// Indicates whether the node only passes on its children's widgets. In a list, each child of a transparent node is
  /// a row; any other node is one row.
  class var isTransparent: Bool { false }

  /// The state that the node keeps for its view, which decides whether another view of the same type may reuse the
  /// node; see ``RetainedState``. The default is ``RetainedState/initial``, which prevents reuse.
  var retainedState: RetainedState { .initial }

  /// Appends the node's widgets or rows, in order.
  func append(to contents: inout NodeContents) {}

  /// Ends the node's life: reports disappearances and stops observation. The widgets leave the container at its next
  /// arrangement. Called once.
  func unmount() {}
}

extension MountedNode {
  /// The widgets that the node adds to its container.
  final var elements: [Element] {
    var contents = NodeContents()
    append(to: &contents)
    return contents.elements
  }

  /// The first of the node's widgets, including its wrappers.
  final var firstWidget: Gtk.Widget? { elements.first?.outermost }
}

/// A node with its own update method.
///
/// Common views, such as stacks and texts, implement `View._update(_:)` instead; see there for the reason.
@MainActor
public class Node<Content: View>: MountedNode {
  func update(_ view: Content) {}
}
