import GtkObjects

/// The views of a toolbar, distributed over the header bar, the search bar and the bottom bars of a window.
@MainActor
final class ToolbarContainer: Container {
  let start = Gtk.Box(axis: .horizontal, spacing: 6)
  let middle = Gtk.Box(axis: .horizontal, spacing: 6)
  let end = Gtk.Box(axis: .horizontal, spacing: 6)
  let search = Gtk.Box(axis: .horizontal, spacing: 6)
  let bottom = Gtk.Box(axis: .horizontal, spacing: 6)
  let keyboard = Gtk.Box(axis: .horizontal, spacing: 6)
  private(set) var hasMiddle = false
  private(set) var hasCancellation = false

  private var placements: [ObjectIdentifier: ToolbarItemPlacement] = [:]
  private let parts: [(place: ToolbarItemPlacement.Place, container: Container)]

  init(graph: ViewGraph) {
    let boxes = [
      (ToolbarItemPlacement.Place.start, start), (.middle, middle), (.end, end), (.search, search),
      (.bottom, bottom), (.keyboard, keyboard),
    ]
    parts = boxes.map {
      ($0.0, Container($0.1, axis: .horizontal, layout: .init(), outer: nil, graph: graph))
    }
    super.init(start, axis: .horizontal, layout: .init(), outer: nil, graph: graph)
  }

  func place(_ element: Element, at placement: ToolbarItemPlacement) {
    // Inner modifiers call this method first and have precedence over outer ones.
    let identifier = ObjectIdentifier(element)
    if placements[identifier] == nil { placements[identifier] = placement }
  }

  func forget(_ element: Element) { placements[ObjectIdentifier(element)] = nil }

  /// The items that may move into the overflow menu, in order of removal: first menus and secondary actions, then the
  /// others. Each group is in reverse order.
  var movableElements: [Element] {
    let atEnd = elements.filter { element in
      let placement = placements[ObjectIdentifier(element)] ?? .automatic
      return placement.place == .end && placement.isMovable && !placement.isInMenu && element.traits.menuLines != nil
    }
    func isSecondary(_ element: Element) -> Bool {
      placements[ObjectIdentifier(element)] == .secondaryAction || element.control.parent?.typeName == "GtkMenuButton"
    }
    let leaving = atEnd.reversed() as [Element]
    return leaving.filter(isSecondary) + leaving.filter { !isSecondary($0) }
  }

  /// The items that are always in the menu.
  var menuElements: [Element] { elements.filter { placements[ObjectIdentifier($0)]?.isInMenu == true } }

  override func collect() {
    let elements = collectedElements()
    func placement(_ element: Element) -> ToolbarItemPlacement {
      placements[ObjectIdentifier(element)] ?? .automatic
    }
    for (place, container) in parts {
      let standing = elements.filter { placement($0).place == place }
      container.insert(standing, into: container.widget)
      // The theme's own class for the look of a button without a text, which GTK adds only for its own icons.
      for control in standing.map(\.control) where !control.showsText && !control.images.isEmpty {
        (control.parent?.typeName == "GtkMenuButton" ? control.parent : control)?.addStyleClass("image-button")
      }
      container.widget.isVisible = !standing.isEmpty
      if place == .middle { hasMiddle = !standing.isEmpty }
    }
    hasCancellation = elements.contains { placement($0).isCancellation }
    self.elements = elements
    graph.screenBar.refresh()
  }
}
