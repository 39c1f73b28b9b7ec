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

/// The swipes over the rows of a list. One row at a time shows its buttons.
@MainActor
final class ListSwipe {
  private unowned let list: RowList
  /// The row of the current swipe, and its distance to the trailing side.
  private var swiped: (cell: ListCell, distance: Double)?
  private var revealed: (cell: ListCell, sources: [any RowSwipeSource])?
  /// Indicates whether the current swipe has revealed or concealed buttons already.
  private var isSettled = false

  /// The distance that reveals the buttons, in points.
  private static let revealingDistance = 24.0
  /// The part of a row's width that performs the first action.
  private static let fullSwipe = 0.6

  init(of list: RowList) {
    self.list = list
    list.view.onRowSwipe(
      move: { [weak self] in self?.move(by: $0, at: $1) ?? false }, end: { [weak self] in self?.end() })
    list.view.onScroll { [weak self] in self?.close() }
  }

  /// Moves the row at the distance `y` from the top of the list.
  func move(by right: Double, at y: Double) -> Bool {
    guard let cell = list.cell(at: y), hasButtons(cell) else {
      close()
      return false
    }
    let distance = list.view.isRightToLeft ? right : -right
    let isSame = swiped.map { $0.cell === cell && $0.distance * distance >= 0 } ?? false
    if !isSame { isSettled = false }
    let total = (isSame ? swiped?.distance ?? 0 : 0) + distance
    swiped = (cell, total)
    if !isSettled, abs(total) >= Self.revealingDistance {
      isSettled = true
      settle(cell, at: total > 0 ? .trailing : .leading)
    }
    return true
  }

  private func hasButtons(_ cell: ListCell) -> Bool {
    cell.content?.requests?.swipeSources.isEmpty == false || list.editing?.canDelete(cell) == true
  }

  /// Returns the buttons of a row at an edge. A row that can be deleted has a button for it unless it has others.
  private func sources(of cell: ListCell, at edge: HorizontalEdge) -> [any RowSwipeSource] {
    let sources = cell.content?.requests?.swipeSources.filter { $0.edge == edge } ?? []
    guard sources.isEmpty, edge == .trailing, let editing = list.editing, editing.canDelete(cell) else {
      return sources
    }
    return [RowDeletionSwipe(of: cell, in: editing)]
  }

  /// Reveals the buttons at an edge. If the other edge's are visible, the swipe only conceals them.
  private func settle(_ cell: ListCell, at edge: HorizontalEdge) {
    if let revealed, revealed.cell === cell, revealed.sources.first?.edge != edge { return conceal() }
    if let revealed, revealed.cell === cell { return }
    let sources = sources(of: cell, at: edge)
    conceal()
    guard !sources.isEmpty else { return }
    revealed = (cell, sources)
    for source in sources { source.reveal { [weak self] in self?.close() } }
  }

  func end() {
    guard let swiped else { return }
    self.swiped = nil
    isSettled = false
    guard let revealed, revealed.cell === swiped.cell, let source = revealed.sources.first, source.allowsFullSwipe,
      let width = swiped.cell.item.row?.width, abs(swiped.distance) >= width * Self.fullSwipe
    else { return }
    close()
    source.performFirst()
  }

  /// Conceals the buttons of a row before it shows another row's views.
  func close(in cell: ListCell) {
    if swiped?.cell === cell || revealed?.cell === cell { close() }
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
    for source in revealed.sources { source.conceal() }
  }
}
