import GtkObjects

extension View {
  /// Adds a context menu and an action to the rows of the lists and tables inside.
  ///
  /// Mirrors SwiftUI's `contextMenu(forSelectionType:menu:primaryAction:)`. Outside the rows, no menu opens.
  ///
  /// - Parameters:
  ///   - itemType: The type of the identifiers of the rows.
  ///   - menu: A closure that returns the items for rows: those of the selection, or the one for which the menu opens if that is not
  ///     selected.
  ///   - primaryAction: A closure for a double-click, and for Return while a row has the focus.
  public func contextMenu<ID: Hashable, Items: View>(
    forSelectionType itemType: ID.Type = ID.self, @ViewBuilder menu: @escaping (Set<ID>) -> Items,
    primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View {
    environment(
      \.selectionMenu,
      SelectionMenu(
        items: { AnyView(menu($0.chosen(at: $1, as: itemType))) },
        activate: primaryAction.map { action in { action($0.chosen(at: $1, as: itemType)) } }))
  }
}

/// The context menu of the rows of a list, and the action for them.
private struct SelectionMenu {
  let items: (RowList, Int) -> AnyView
  let activate: ((RowList, Int) -> Void)?
}

extension RowList {
  /// The identifiers of the selected rows if the row at a position is among them, or else the identifier of that row.
  func chosen<ID: Hashable>(at position: Int, as type: ID.Type) -> Set<ID> {
    guard let (segment, index) = locate(position), let id = segment.id(at: index, as: type) else { return [] }
    let selected = (selection as? BoundSelection<ID>)?.selected ?? []
    return selected.contains(id) ? selected : [id]
  }

  /// Adds the menu and the action of the environment, if there are any.
  func addSelectionMenu(in context: NodeContext) {
    guard context.environment.values.selectionMenu != nil else { return }
    let items = SelectionItems(of: self, in: context)
    selectionItems = { position in
      items.position = position
      return items
    }
    hasAction = true
    view.onActivate { [environment = context.environment, weak self] position in
      if let self { environment.values.selectionMenu?.activate?(self, position) }
    }
  }
}

/// The items for the selected rows in the menu of a list's row.
@MainActor
private final class SelectionItems: RowMenuSource {
  /// The position of the row for which the menu opens.
  var position = 0
  private unowned let list: RowList
  private let environment: EnvironmentScope
  private let content: MenuContent<AnyView>

  init(of list: RowList, in context: NodeContext) {
    (self.list, environment, content) = (list, context.environment, MenuContent(in: context))
  }

  func menuLines() -> [MenuLine] {
    environment.values.selectionMenu.map { content.lines(of: $0.items(list, position)) } ?? []
  }

  func menuDidClose() { content.unmountLater() }
}

extension EnvironmentValues {
  fileprivate var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}
