import Foundation
import GtkBridge
import GtkObjects

/// A cell that shows the actions of a swipe.
@MainActor
protocol SwipedCell: UIView {
  /// Shows actions above the cell, or conceals them.
  func showActions(_ widget: Gtk.Widget?)
}

/// A table or a collection whose rows reveal actions.
@MainActor
protocol SwipedRows: AnyObject {
  /// Indicates whether swipes reveal nothing at present.
  var isEditing: Bool { get }
  /// Returns the row at a distance from the top of the widget that shows the rows, its cell and the row's widget.
  func swipePlace(at y: Double) -> (path: IndexPath, cell: any SwipedCell, widget: Gtk.Widget)?
  /// Returns the actions at an edge of a row.
  func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration?
  /// Called before actions are revealed.
  func swipeWillReveal(_ cell: any SwipedCell, at path: IndexPath)
  /// Called after actions have been concealed.
  func swipeDidConceal(_ cell: any SwipedCell)
}

/// The swipes over rows. One row at a time shows its actions.
@MainActor
final class RowSwipe {
  private weak var rows: (any SwipedRows)?
  private let widget: Gtk.Widget
  /// The row of the current swipe, and its distance to the trailing side.
  private var swiped: (cell: any SwipedCell, distance: Double)?
  private var revealed: Revealed?
  /// Ends the wait for the press that conceals the actions.
  private var endWait: (@MainActor () -> Void)?
  /// Indicates whether the current swipe has revealed or concealed actions already.
  private var isSettled = false
  /// The looks of the visible buttons.
  private var styles: [AppliedStyle] = []

  private struct Revealed {
    let cell: any SwipedCell
    let width: Double
    let edge: HorizontalEdge
    let configuration: UISwipeActionsConfiguration
  }

  /// The distance that reveals the actions, in points.
  private static let revealingDistance = 24.0
  /// The part of a row's width that performs the first action.
  private static let fullSwipe = 0.6

  /// Follows the swipes over a widget that shows rows.
  init(on widget: Gtk.Widget, of rows: any SwipedRows) {
    self.widget = widget
    self.rows = rows
    widget.onRowSwipe(
      move: { [weak self] in self?.move(by: $0, at: $1) ?? false }, end: { [weak self] in self?.end() })
  }

  /// Moves the row at the distance `y` from the top of the widget.
  func move(by right: Double, at y: Double) -> Bool {
    guard let rows, !rows.isEditing, let (path, cell, row) = rows.swipePlace(at: y) else { return false }
    let distance = widget.isRightToLeft ? right : -right
    let isSame = swiped.map { $0.cell === cell && $0.distance * distance >= 0 } ?? false
    if !isSame {
      isSettled = false
      let hasActions = [HorizontalEdge.leading, .trailing].contains { rows.swipeActions(at: path, $0) != nil }
      guard hasActions else {
        close()
        return false
      }
    }
    let total = (isSame ? swiped?.distance ?? 0 : 0) + distance
    swiped = (cell, total)
    if !isSettled, abs(total) >= Self.revealingDistance {
      isSettled = true
      reveal(cell, at: path, total > 0 ? .trailing : .leading, width: row.width)
    }
    return true
  }

  /// Reveals the actions at an edge. If the other edge's are visible, the swipe only conceals them.
  func reveal(_ cell: any SwipedCell, at path: IndexPath, _ edge: HorizontalEdge, width: Double) {
    if let revealed, revealed.cell === cell {
      if revealed.edge != edge { conceal() }
      return
    }
    conceal()
    styles = []
    guard let configuration = rows?.swipeActions(at: path, edge), !configuration.actions.isEmpty else { return }
    let buttons = Gtk.Box(axis: .horizontal, spacing: 6)
    buttons.setAlign(edge == .leading ? .start : .end, on: .horizontal)
    buttons.setAlign(.center, on: .vertical)
    buttons.setMargins(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12))
    buttons.setChildren(configuration.actions.map { makeButton($0, of: cell) })
    rows?.swipeWillReveal(cell, at: path)
    cell.showActions(buttons)
    revealed = Revealed(cell: cell, width: width, edge: edge, configuration: configuration)
    endWait = widget.onNextInteraction { [weak self] in self?.close() }
  }

  private func makeButton(_ action: UIContextualAction, of cell: any SwipedCell) -> Gtk.Widget {
    let button = Gtk.Button()
    let name = action.name
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
      let action = revealed.configuration.actions.first, abs(swiped.distance) >= revealed.width * Self.fullSwipe
    else { return }
    close()
    action.handler(action, swiped.cell) { _ in }
  }

  /// Conceals the actions of a cell before it shows another row.
  func close(in cell: UIView) {
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
    endWait?()
    endWait = nil
    revealed.cell.showActions(nil)
    styles = []
    rows?.swipeDidConceal(revealed.cell)
  }
}
