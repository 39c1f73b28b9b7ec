import GtkObjects

/// A source of items in the context menu of a row.
@MainActor
protocol RowMenuSource: AnyObject {
  func menuLines() -> [MenuLine]
  func menuDidClose()
}

/// The context menu of a list's rows: the items of the views, their swipe actions, and Delete for rows that can be
/// deleted.
@MainActor
final class ListMenu {
  private unowned let list: RowList
  private var popover: Gtk.PopoverMenu?
  private weak var cell: ListCell?
  private var sources: [any RowMenuSource] = []

  init(of list: RowList) {
    self.list = list
    list.view.onMenuRequest { [weak self] in self?.open(atX: $0, y: $1) ?? false }
    for keys in ["Menu", "<Shift>F10"] {
      list.view.onKeys(keys) { [weak self] in self?.openAtFocus() ?? false }
    }
    list.view.connect("unmap") { [weak self] in self?.popover?.close() }
  }

  private func open(atX x: Double, y: Double) -> Bool {
    guard let cell = list.cell(at: y), let row = cell.item.row else { return false }
    return open(in: cell, at: row.point(x, y, of: list.view))
  }

  private func openAtFocus() -> Bool {
    guard let cell = focusedCell, hasMenu(cell) else { return false }
    // The row with the focus may be out of sight. The menu opens beside it.
    list.view.scrollToRow(at: cell.item.position)
    list.view.afterNextLayout { [weak self] in
      if let self, list.view.isMapped, let cell = focusedCell { _ = open(in: cell, at: nil) }
    }
    return true
  }

  private var focusedCell: ListCell? { (list.view.focus?.row).flatMap { list.cell(of: $0) } }

  private func hasMenu(_ cell: ListCell) -> Bool {
    list.selectionItems != nil || cell.content?.requests?.menuSources.isEmpty == false || !deletion(of: cell).isEmpty
  }

  private func open(in cell: ListCell, at point: (x: Double, y: Double)?) -> Bool {
    close()
    guard let row = cell.item.row else { return false }
    var sources = cell.content?.requests?.menuSources ?? []
    if let selectionItems = list.selectionItems { sources.append(selectionItems(cell.item.position)) }
    var lines: [MenuLine] = []
    for group in sources.map({ $0.menuLines() }) + [deletion(of: cell)] where !group.isEmpty {
      if !lines.isEmpty { lines.append(.divider) }
      lines += group
    }
    guard !lines.isEmpty else { return false }
    self.sources = sources
    self.cell = cell
    let popover = Gtk.PopoverMenu()
    self.popover = popover
    popover.attachAsContextMenu(to: row)
    popover.setLines(lines)
    popover.setTarget(point)
    popover.connect("closed") { [weak self] in self?.didClose() }
    popover.open()
    return true
  }

  /// Swipe actions at the trailing edge replace the usual deletion, as in SwiftUI.
  private func deletion(of cell: ListCell) -> [MenuLine] {
    if cell.content?.requests?.swipeSources.contains(where: { $0.edge == .trailing }) == true { return [] }
    return (list.editing?.deletionLine(for: cell)).map { [$0] } ?? []
  }

  private func didClose() {
    for source in sources { source.menuDidClose() }
    sources = []
    // The action of the chosen item follows.
    Task { @MainActor [weak self, weak popover] in
      if let self, let popover, self.popover === popover { close() }
    }
  }

  /// Closes the menu before its row shows another row's views.
  func close(in cell: ListCell) {
    if cell === self.cell { close() }
  }

  func close() {
    guard let popover else { return }
    self.popover = nil
    cell = nil
    popover.remove()
    for source in sources { source.menuDidClose() }
    sources = []
  }
}
