import GtkObjects

/// A row that the user may edit: a cell of a list, or a row of a card.
@MainActor
protocol EditableRow: AnyObject {
  /// The widget of the whole row.
  var row: Gtk.Widget? { get }
  /// The requests of the modifiers of the views for the row.
  var requests: RowTraitStack? { get }
  /// The element of the ``ForEach`` that the row shows.
  var element: EditableElement? { get }
  var isSelected: Bool { get }
  /// Indicates whether the user may select the row among others in edit mode.
  var isSelectableAmongOthers: Bool { get }
  /// The items for the selected rows, or for the row if it is not selected.
  var selectionItems: (any RowMenuSource)? { get }
  /// The controls of edit mode around the content, if any.
  var controls: RowEditControls? { get }
  /// Puts controls around the content, or removes them.
  func setControls(_ controls: RowEditControls?)
  /// Scrolls to the row, which may be out of sight.
  func scrollIntoView()
}

extension EditableRow {
  var canDelete: Bool { element?.elements.edits.delete != nil && requests?.traits.isDeleteDisabled != true }
  var canMove: Bool { element?.elements.edits.move != nil && requests?.traits.isMoveDisabled != true }

  func delete() {
    if canDelete, let element { element.elements.edits.delete?(IndexSet(integer: element.offset)) }
  }
}

/// A container of rows that the user may edit.
@MainActor
protocol EditableRows: Gtk.SwipedRows {
  /// The widget that contains the rows.
  var rowsWidget: Gtk.Widget { get }
  var editableRows: [any EditableRow] { get }
  /// The row that contains the keyboard focus.
  var focusedRow: (any EditableRow)? { get }
  var rowEditing: RowEditing? { get }
  var swipe: Gtk.RowSwipe? { get }
  /// Deletes the selected rows.
  ///
  /// - Returns: Whether any row is selected.
  func deleteSelection() -> Bool
}

extension EditableRows {
  /// Returns the row at a distance from the top of the visible part.
  func row(at y: Double) -> (any EditableRow)? {
    editableRows.first { $0.row?.spans(y, of: rowsWidget) == true }
  }
}
