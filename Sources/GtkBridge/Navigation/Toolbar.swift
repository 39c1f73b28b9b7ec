extension View {
  /// Puts views into the header bar of the window, while the screen is seen. What stands at the bar's end moves into the
  /// menu there while the title has too little room: buttons, menus, toggles and pickers, the secondary ones first.
  ///
  /// Mirrors SwiftUI's `toolbar(content:)`. A ``Label`` in it is shown as its icon alone, and named and explained by its
  /// title:
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
      ($0.toolbar, $0.labelStyle, $0.describesMenuLines) = (container, .iconOnly, true)
    }
    var inner = context.inside(container)
    inner.environment = scope
    items = Items._makeNode(view.items, in: inner)
    container.setContent(items)
    super.init(view.content, inside: context, in: context)
    context.graph.screenBar.add(container)
  }

  override func update(_ view: ToolbarContentView<Content, Items>) {
    view.content._update(child)
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
  /// The toolbar around, if there is one.
  var toolbar: ToolbarContainer? {
    get { self[ToolbarKey.self] }
    set { self[ToolbarKey.self] = newValue }
  }
}

private struct ToolbarKey: EnvironmentKey {
  static var defaultValue: ToolbarContainer? { nil }
}

/// The views of one toolbar, in the parts of a header bar that they stand in.
@MainActor
final class ToolbarContainer: Container {
  let start = Gtk.Box(axis: .horizontal, spacing: 6)
  let middle = Gtk.Box(axis: .horizontal, spacing: 6)
  let end = Gtk.Box(axis: .horizontal, spacing: 6)
  private(set) var hasMiddle = false
  private(set) var hasCancellation = false

  private var placements: [ObjectIdentifier: ToolbarItemPlacement] = [:]
  private let parts: [(place: ToolbarItemPlacement.Place, container: Container)]

  init(graph: ViewGraph) {
    let boxes = [(ToolbarItemPlacement.Place.start, start), (.middle, middle), (.end, end)]
    parts = boxes.map {
      ($0.0, Container($0.1, axis: .horizontal, layout: .init(), outer: nil, graph: graph))
    }
    super.init(start, axis: .horizontal, layout: .init(), outer: nil, graph: graph)
  }

  func place(_ element: Element, at placement: ToolbarItemPlacement) {
    // What stands further out has its say later; what is further in knows better.
    let identifier = ObjectIdentifier(element)
    if placements[identifier] == nil { placements[identifier] = placement }
  }

  func forget(_ element: Element) { placements[ObjectIdentifier(element)] = nil }

  /// What may make way for the title, the least important first: menus and secondary actions, then what comes last.
  var movableElements: [Element] {
    let atEnd = elements.filter { element in
      let placement = placements[ObjectIdentifier(element)] ?? .automatic
      return placement.place == .end && placement.isMovable && element.traits.menuLines != nil
    }
    func isSecondary(_ element: Element) -> Bool {
      placements[ObjectIdentifier(element)] == .secondaryAction || element.control.parent?.typeName == "GtkMenuButton"
    }
    let leaving = atEnd.reversed() as [Element]
    return leaving.filter(isSecondary) + leaving.filter { !isSecondary($0) }
  }

  override func collect() {
    let elements = collectedElements()
    func placement(_ element: Element) -> ToolbarItemPlacement {
      placements[ObjectIdentifier(element)] ?? .automatic
    }
    for (place, container) in parts {
      let standing = elements.filter { placement($0).place == place }
      container.insert(standing, into: container.widget)
      container.widget.isVisible = !standing.isEmpty
      if place == .middle { hasMiddle = !standing.isEmpty }
    }
    hasCancellation = elements.contains { placement($0).isCancellation }
    self.elements = elements
    graph.screenBar.refresh()
  }
}
