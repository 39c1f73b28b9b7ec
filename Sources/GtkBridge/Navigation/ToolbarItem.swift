/// The views of a toolbar; SwiftUI's name. Any view can be in a toolbar.
public typealias ToolbarContent = View

/// A result builder for the views of a toolbar; SwiftUI's name for ``ViewBuilder`` in this role.
public typealias ToolbarContentBuilder = ViewBuilder

/// A view in a toolbar, with its placement.
///
/// Mirrors SwiftUI's `ToolbarItem`.
public struct ToolbarItem<Content: View>: View {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ToolbarItemNode(view, in: context)
  }
}

/// Several views in a toolbar with the same placement.
///
/// Mirrors SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of toolbar items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: some View {
    ToolbarItem(placement: placement) { content }
  }
}

@MainActor
private final class ToolbarItemNode<Content: View>: DecorationNode<ToolbarItem<Content>, Content> {
  private let placement: ToolbarItemPlacement

  init(_ view: ToolbarItem<Content>, in context: NodeContext) {
    placement = view.placement
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) {
    context.environment.values.toolbar?.place(element, at: placement)
    if let name = placement.styleClass { element.control.addStyleClass(name) }
  }

  override func forget(_ element: Element) {
    context.environment.values.toolbar?.forget(element)
  }

  override func update(_ view: ToolbarItem<Content>) {
    child?.update(view.content)
  }
}
