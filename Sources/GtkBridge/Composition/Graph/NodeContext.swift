/// Where a node is made: the graph it belongs to, the container its widgets go into, and what it inherits.
///
/// Part of `View._makeNode(_:in:)` and of no use outside the library.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  /// Takes the widgets of the nodes made here, in their order.
  var container: Container
  var environment: EnvironmentScope
  /// The modifiers that act on each widget made here, the innermost first.
  var decorations: DecorationChain?
  /// Whether the rows of a ``ForEach`` stand for their identifiers, as in a picker.
  var tagsRows = false
  /// What the views made here stand for unless they say so themselves.
  var rowTag: AnyHashable?
  /// How many views with bodies lie above: parents are brought up to date before their children.
  var depth: Int
  /// The coming and going of the screen, or the row of a list, that the node is part of.
  var appearance: AppearanceScope

  init(
    graph: ViewGraph, container: Container, environment: EnvironmentScope, depth: Int = 0,
    appearance: AppearanceScope? = nil
  ) {
    self.graph = graph
    self.container = container
    self.environment = environment
    self.depth = depth
    self.appearance = appearance ?? graph.appearance
  }

  /// The context of what lies inside a container of its own: modifiers outside act on the container, not on its content.
  func inside(_ container: Container) -> NodeContext {
    NodeContext(
      graph: graph, container: container, environment: environment, depth: depth, appearance: appearance)
  }
}
