/// The context of a new node: its graph, its container and inherited values.
///
/// Part of `View._makeNode(_:in:)` and of no use outside the library.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  /// The container of the widgets created here, in their order.
  var container: Container
  package var environment: EnvironmentScope
  /// The modifiers that act on each widget created here, innermost first.
  var decorations: DecorationChain?
  /// Indicates whether the rows of a ``ForEach`` are tagged with their identifiers, as in a picker.
  var tagsRows = false
  /// The default tag of the views created here.
  var rowTag: AnyHashable?
  /// The number of enclosing views with bodies. Parents are updated before their children.
  var depth: Int
  /// The part of a list's section that contains the rows created here.
  var sectionPart: SectionPart?
  /// The appearance scope that contains the node: the screen, or the row of a list.
  var appearance: AppearanceScope

  /// Indicates whether each of several views created here is a page, which appears and disappears by itself. The pages
  /// of a ``ForEach`` are tagged with their identifiers.
  var makesPages = false

  /// The controller that shows the tree.
  package var controller: ViewController? { graph.controller }

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

  /// Returns the context of one of the pages created here, or of a group of them.
  func ofPage() -> NodeContext {
    var page = self
    page.appearance = AppearanceScope(in: graph, outer: appearance)
    return page
  }

  /// Returns the context for the content of a nested container. Outer modifiers act on the container, not on its
  /// content.
  func inside(_ container: Container) -> NodeContext {
    NodeContext(
      graph: graph, container: container, environment: environment, depth: depth, appearance: appearance)
  }
}
