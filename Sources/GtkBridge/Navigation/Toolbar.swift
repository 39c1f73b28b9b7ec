extension View {
  /// Adds views to the window's header bar while the screen is visible.
  ///
  /// While the title lacks room, items at the end of the bar move into an overflow menu: buttons, menus, toggles and
  /// pickers. Secondary items move first.
  ///
  /// Mirrors SwiftUI's `toolbar(content:)`. A ``Label`` in a toolbar shows only its icon. Its title is the accessible
  /// name and the tooltip:
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///   ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { viewModel.add() } }
  /// }
  /// ```
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarContentView(content: self, items: content())
  }
}

private struct ToolbarContentView<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ToolbarNode(view, in: context)
  }
}

@MainActor
private final class ToolbarNode<Content: View, Items: View>: WrapperNode<ToolbarContentView<Content, Items>, Content> {
  private let container: ToolbarContainer
  private let scope: EnvironmentScope
  private let items: Items._Node

  init(_ view: ToolbarContentView<Content, Items>, in context: NodeContext) {
    let container = ToolbarContainer(graph: context.graph)
    self.container = container
    scope = EnvironmentScope(inside: context.environment) {
      ($0.toolbar, $0.labelLook, $0.describesMenuLines) = (container, .iconOnly, true)
    }
    var inner = context.inside(container)
    inner.environment = scope
    items = Items._makeNode(view.items, in: inner)
    container.setContent(items)
    super.init(view.content, inside: context, in: context)
    context.graph.screenBar.add(container)
  }

  override func update(_ view: ToolbarContentView<Content, Items>) {
    child.update(view.content)
    view.items._update(items)
  }

  override func unmount() {
    super.unmount()
    context.graph.screenBar.remove(container)
    items.unmount()
    scope.unmount()
  }
}

extension EnvironmentValues {
  /// The surrounding toolbar, if any.
  var toolbar: ToolbarContainer? {
    get { self[ToolbarKey.self] }
    set { self[ToolbarKey.self] = newValue }
  }
}

private struct ToolbarKey: EnvironmentKey {
  static var defaultValue: ToolbarContainer? { nil }
}
