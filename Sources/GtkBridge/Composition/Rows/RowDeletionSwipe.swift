import Graphics

/// The button that deletes a swiped row, if the row's ``ForEach`` supports deletion.
@MainActor
final class RowDeletionSwipe: RowSwipeSource {
  private let cell: ListCell
  private weak var editing: ListEditing?

  init(of cell: ListCell, in editing: ListEditing) {
    self.cell = cell
    self.editing = editing
  }

  var edge: HorizontalEdge { .trailing }
  var allowsFullSwipe: Bool { true }

  /// The button closes the swipe itself, because it deletes the row.
  func reveal(_ didPress: @escaping @MainActor () -> Void) { editing?.setAsking(true, cell) }
  func conceal() { editing?.setAsking(false, cell) }
  func performFirst() { editing?.deleteRow(of: cell) }
}
