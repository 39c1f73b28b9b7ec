import GtkObjects

/// A source of items in the context menu of a row.
@MainActor
protocol RowMenuSource: AnyObject {
  func menuLines() -> [MenuLine]
  func menuDidClose()
}

/// The context menu of rows: the items of the views, their swipe actions, and Delete for rows that can be deleted.
@MainActor
final class RowMenu {
  private unowned let rows: any EditableRows
  private var popover: Gtk.PopoverMenu?
  private weak var row: (any EditableRow)?
  private var sources: [any RowMenuSource] = []

  init(of rows: any EditableRows) {
    self.rows = rows
    let widget = rows.rowsWidget
    widget.onMenuRequest { [weak self] in self?.open(atX: $0, y: $1) ?? false }
    for keys in ["Menu", "<Shift>F10"] {
      widget.onKeys(keys) { [weak self] in self?.openAtFocus() ?? false }
    }
    widget.connect("unmap") { [weak self] in self?.popover?.close() }
  }

  private func open(atX x: Double, y: Double) -> Bool {
    guard let row = rows.row(at: y), let widget = row.row else { return false }
    return open(in: row, at: widget.point(x, y, of: rows.rowsWidget))
  }

  private func openAtFocus() -> Bool {
    guard let row = rows.focusedRow, hasMenu(row) else { return false }
    // The row with the focus may not be visible. The menu opens beside it.
    row.scrollIntoView()
    rows.rowsWidget.afterNextLayout { [weak self] in
      if let self, rows.rowsWidget.isMapped, let row = rows.focusedRow { _ = open(in: row, at: nil) }
    }
    return true
  }

  private func hasMenu(_ row: any EditableRow) -> Bool {
    row.selectionItems != nil || row.requests?.menuSources.isEmpty == false || !deletion(of: row).isEmpty
  }

  private func open(in row: any EditableRow, at point: (x: Double, y: Double)?) -> Bool {
    close()
    guard let widget = row.row else { return false }
    var sources = row.requests?.menuSources ?? []
    if let selectionItems = row.selectionItems { sources.append(selectionItems) }
    var lines: [MenuLine] = []
    for group in sources.map({ $0.menuLines() }) + [deletion(of: row)] where !group.isEmpty {
      if !lines.isEmpty { lines.append(.divider) }
      lines += group
    }
    guard !lines.isEmpty else { return false }
    self.sources = sources
    self.row = row
    let popover = Gtk.PopoverMenu()
    self.popover = popover
    popover.attachAsContextMenu(to: widget)
    popover.setLines(lines)
    popover.setTarget(point)
    popover.connect("closed") { [weak self] in self?.didClose() }
    popover.open()
    return true
  }

  /// Swipe actions at the trailing edge replace the usual deletion, as in SwiftUI.
  private func deletion(of row: any EditableRow) -> [MenuLine] {
    if row.requests?.swipeSources.contains(where: { $0.edge == .trailing }) == true { return [] }
    return (rows.rowEditing?.deletionLine(for: row)).map { [$0] } ?? []
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
  func close(in row: any EditableRow) {
    if row === self.row { close() }
  }

  func close() {
    guard let popover else { return }
    self.popover = nil
    row = nil
    popover.remove()
    for source in sources { source.menuDidClose() }
    sources = []
  }
}
