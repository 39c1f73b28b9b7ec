import Graphics
import GtkObjects

/// A source of buttons that the user reveals by swiping a row.
@MainActor
protocol RowSwipeSource: AnyObject {
  var edge: HorizontalEdge { get }
  var allowsFullSwipe: Bool { get }
  /// Shows the buttons; `didPress` is called after one of them has been pressed.
  func reveal(_ didPress: @escaping @MainActor () -> Void)
  func conceal()
  /// Performs the action of the first button.
  func performFirst()
}

/// The swipes over rows. One row at a time shows its buttons.
@MainActor
final class RowSwipe {
  private unowned let rows: any EditableRows
  /// The row of the current swipe, and its distance to the trailing side.
  private var swiped: (row: any EditableRow, distance: Double)?
  private var revealed: (row: any EditableRow, sources: [any RowSwipeSource])?
  /// Ends the wait for the press that conceals the buttons.
  private var endWait: (@MainActor () -> Void)?
  /// Indicates whether the current swipe has revealed or concealed buttons already.
  private var isSettled = false

  /// The distance that reveals the buttons, in points.
  private static let revealingDistance = 24.0
  /// The part of a row's width that performs the first action.
  private static let fullSwipe = 0.6

  init(of rows: any EditableRows) {
    self.rows = rows
    rows.rowsWidget.onRowSwipe(
      move: { [weak self] in self?.move(by: $0, at: $1) ?? false }, end: { [weak self] in self?.end() })
  }

  /// Moves the row at the distance `y` from the top.
  func move(by right: Double, at y: Double) -> Bool {
    guard let row = rows.row(at: y), hasButtons(row) else {
      close()
      return false
    }
    let distance = rows.rowsWidget.isRightToLeft ? right : -right
    let isSame = swiped.map { $0.row === row && $0.distance * distance >= 0 } ?? false
    if !isSame { isSettled = false }
    let total = (isSame ? swiped?.distance ?? 0 : 0) + distance
    swiped = (row, total)
    if !isSettled, abs(total) >= Self.revealingDistance {
      isSettled = true
      settle(row, at: total > 0 ? .trailing : .leading)
    }
    return true
  }

  private func hasButtons(_ row: any EditableRow) -> Bool {
    row.requests?.swipeSources.isEmpty == false || row.canDelete
  }

  /// Returns the buttons of a row at an edge. A row that can be deleted has a button for it unless it has others.
  private func sources(of row: any EditableRow, at edge: HorizontalEdge) -> [any RowSwipeSource] {
    let sources = row.requests?.swipeSources.filter { $0.edge == edge } ?? []
    guard sources.isEmpty, edge == .trailing, let editing = rows.rowEditing, row.canDelete else {
      return sources
    }
    return [RowDeletionSwipe(of: row, in: editing)]
  }

  /// Reveals the buttons at an edge. If the other edge's are visible, the swipe only conceals them.
  private func settle(_ row: any EditableRow, at edge: HorizontalEdge) {
    if let revealed, revealed.row === row, revealed.sources.first?.edge != edge { return conceal() }
    if let revealed, revealed.row === row { return }
    let sources = sources(of: row, at: edge)
    conceal()
    guard !sources.isEmpty else { return }
    revealed = (row, sources)
    for source in sources { source.reveal { [weak self] in self?.close() } }
    endWait = rows.rowsWidget.onNextInteraction { [weak self] in self?.close() }
  }

  func end() {
    guard let swiped else { return }
    self.swiped = nil
    isSettled = false
    guard let revealed, revealed.row === swiped.row, let source = revealed.sources.first, source.allowsFullSwipe,
      let width = swiped.row.row?.width, abs(swiped.distance) >= width * Self.fullSwipe
    else { return }
    close()
    source.performFirst()
  }

  /// Conceals the buttons of a row before it shows another row's views.
  func close(in row: any EditableRow) {
    if swiped?.row === row || revealed?.row === row { close() }
  }

  /// Conceals the buttons, and forgets the swipe, which may not end: its events go to a widget that took them over.
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
    for source in revealed.sources { source.conceal() }
  }
}
