import Foundation
import GtkBridge
import GtkObjects

/// The swipes over the rows of a table. One row at a time shows its actions.
@MainActor
final class TableSwipe {
  private unowned let table: UITableView
  /// The row of the current swipe, and its distance to the trailing side.
  private var swiped: (cell: UITableViewCell, distance: Double)?
  private var revealed: Revealed?
  /// Indicates whether the current swipe has revealed or concealed actions already.
  private var isSettled = false
  /// The looks of the visible buttons.
  private var styles: [AppliedStyle] = []

  private struct Revealed {
    let cell: UITableViewCell
    let edge: HorizontalEdge
    let configuration: UISwipeActionsConfiguration
  }

  /// The distance that reveals the actions, in points.
  private static let revealingDistance = 24.0
  /// The part of a row's width that performs the first action.
  private static let fullSwipe = 0.6

  init(of table: UITableView) { self.table = table }

  /// Moves the row at the distance `y` from the top of the table.
  func move(by right: Double, at y: Double) -> Bool {
    guard !table.isEditing, let slot = table.board.slot(at: y), case .row(let path)? = slot.row,
      let cell = slot.view as? UITableViewCell
    else { return false }
    let distance = table.board.list.isRightToLeft ? right : -right
    let isSame = swiped.map { $0.cell === cell && $0.distance * distance >= 0 } ?? false
    if !isSame {
      isSettled = false
      let hasActions = [HorizontalEdge.leading, .trailing].contains { table.swipeActions(at: path, $0) != nil }
      guard hasActions else {
        close()
        return false
      }
    }
    let total = (isSame ? swiped?.distance ?? 0 : 0) + distance
    swiped = (cell, total)
    if !isSettled, abs(total) >= Self.revealingDistance {
      isSettled = true
      settle(cell, at: path, total > 0 ? .trailing : .leading)
    }
    return true
  }

  /// Reveals the actions at an edge. If the other edge's are visible, the swipe only conceals them.
  private func settle(_ cell: UITableViewCell, at path: IndexPath, _ edge: HorizontalEdge) {
    if let revealed, revealed.cell === cell {
      if revealed.edge != edge { conceal() }
      return
    }
    conceal()
    styles = []
    guard let configuration = table.swipeActions(at: path, edge), !configuration.actions.isEmpty else { return }
    let buttons = Gtk.Box(axis: .horizontal, spacing: 6)
    buttons.setAlign(edge == .leading ? .start : .end, on: .horizontal)
    buttons.setAlign(.center, on: .vertical)
    buttons.setMargins(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12))
    buttons.setChildren(configuration.actions.map { makeButton($0, of: cell) })
    table.tableDelegate.tableView(table, willBeginEditingRowAt: path)
    cell.parts.setActions(buttons)
    revealed = Revealed(cell: cell, edge: edge, configuration: configuration)
  }

  private func makeButton(_ action: UIContextualAction, of cell: UITableViewCell) -> Gtk.Widget {
    let button = Gtk.Button()
    let name = action.title ?? action.image?.spokenName ?? ""
    if let image = action.image {
      let view = UIImageView(image: image)
      view.hasColorOfText = true
      button.setChild(view.realize())
      button.setAccessibleLabel(name)
      button.tooltip = name
    } else {
      button.setChild(Gtk.Label(name))
    }
    let color = action.backgroundColor?.color ?? (action.style == .destructive ? .red : .gray)
    let style = AppliedStyle(button)
    style.setAtOnce(
      "background:\(color.css);color:white;border:none;box-shadow:none;padding:5px 12px;border-radius:6px;"
        + "min-height:0;")
    styles.append(style)
    button.connect("clicked") { [weak self, weak cell] in
      self?.close()
      if let cell { action.handler(action, cell) { _ in } }
    }
    return button
  }

  func end() {
    guard let swiped else { return }
    self.swiped = nil
    isSettled = false
    guard let revealed, revealed.cell === swiped.cell, revealed.configuration.performsFirstActionWithFullSwipe,
      let action = revealed.configuration.actions.first,
      let width = table.board.slot(of: swiped.cell)?.rowWidget?.width,
      abs(swiped.distance) >= width * Self.fullSwipe
    else { return }
    close()
    action.handler(action, swiped.cell) { _ in }
  }

  /// Conceals the actions of a cell before it shows another row.
  func close(in cell: UITableViewCell) {
    if swiped?.cell === cell || revealed?.cell === cell { close() }
  }

  /// Conceals the actions, and forgets the swipe, which may not end: its events go to a widget that took them over.
  func close() {
    swiped = nil
    isSettled = false
    conceal()
  }

  private func conceal() {
    guard let revealed else { return }
    self.revealed = nil
    revealed.cell.parts.setActions(nil)
    styles = []
    table.tableDelegate.tableView(table, didEndEditingRowAt: table.indexPath(for: revealed.cell))
  }
}
