import GtkObjects

/// The button that deletes a swiped row, if the row's ``ForEach`` supports deletion.
@MainActor
final class RowDeletionSwipe: Gtk.RowButtons {
  private let row: any EditableRow
  private weak var editing: RowEditing?

  init(of row: any EditableRow, in editing: RowEditing) {
    self.row = row
    self.editing = editing
  }

  var allowsFullSwipe: Bool { true }

  /// The button closes the swipe itself, because it deletes the row.
  func reveal(_ didPress: @escaping @MainActor () -> Void) { editing?.setAsking(true, row) }
  func conceal() { editing?.setAsking(false, row) }
  func performFirst() { row.delete() }
}
