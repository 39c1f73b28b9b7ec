import GtkObjects

/// The views of a menu, which are mounted while it is open. They are never shown; they only define the menu items.
@MainActor
final class MenuContent<Content: View> {
  private struct Mounted {
    let node: Content._Node
    let container: Container
    let environment: EnvironmentScope
    let appearance: AppearanceScope
  }

  private let context: NodeContext
  private var mounted: Mounted?

  init(in context: NodeContext) { self.context = context }

  /// Mounts the views and returns their menu items.
  func lines(of content: Content) -> [MenuLine] {
    unmount()
    let container = Container(
      Gtk.Box(axis: .vertical), axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    let environment = EnvironmentScope(inside: context.environment) {
      // In a menu, a label is only its title, and buttons belong to no dialog or toolbar and have no style.
      ($0.describesMenuLines, $0.labelLook, $0.dialog, $0.toolbar, $0.buttonLook) = (true, .titleOnly, nil, nil, nil)
      $0.customStyles = CustomStyles()
    }
    var inner = context.inside(container)
    inner.environment = environment
    inner.appearance = AppearanceScope(in: context.graph)
    let node = Content._makeNode(content, in: inner)
    container.setContent(node)
    mounted = Mounted(node: node, container: container, environment: environment, appearance: inner.appearance)
    inner.appearance.setOnScreen(true)
    return container.elements.flatMap(\.menuLines)
  }

  /// Updates the views, so that a chosen item performs its latest action.
  func update(_ content: Content) {
    if let mounted { content._update(mounted.node) }
  }

  /// Unmounts the views after the action of the chosen item, which closes the menu, has run.
  func unmountLater() {
    Task { @MainActor [weak self, weak leaving = mounted?.container] in
      if let self, let leaving, mounted?.container === leaving { unmount() }
    }
  }

  func unmount() {
    guard let mounted else { return }
    self.mounted = nil
    mounted.appearance.setOnScreen(false)
    mounted.node.unmount()
    mounted.environment.unmount()
  }
}
