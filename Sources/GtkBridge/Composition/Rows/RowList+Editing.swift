import GtkObjects

extension ListCell: EditableRow {
  var row: Gtk.Widget? { item.row }
  var requests: RowTraitStack? { content?.requests }
  var element: EditableElement? { shown.map { $0.segment.element(at: $0.index) } }
  var isSelected: Bool { shown.map { list?.selection?.contains(rowAt: $0.index, of: $0.segment) == true } ?? false }
  var isSelectableAmongOthers: Bool { list?.isSelectableAmongOthers(self) == true }
  var selectionItems: (any RowMenuSource)? { list?.selectionItems?(item.position) }
  func scrollIntoView() { list?.view.scrollToRow(at: item.position) }

  private var shown: (segment: any RowSegment, index: Int)? { list?.locate(item.position) }
}

extension RowList: EditableRows {
  var rowsWidget: Gtk.Widget { view }
  var editableRows: [any EditableRow] { shownCells }
  var rowEditing: RowEditing? { editing }
  var focusedRow: (any EditableRow)? { (view.focus?.row).flatMap(cell) }

  func deleteSelection() -> Bool {
    let selected = selectedRows()
    // Inner elements come after these, and are deleted before them.
    for (elements, offsets) in selected.reversed() { elements.edits.delete?(offsets) }
    return !selected.isEmpty
  }

  /// Returns the selected rows that can be deleted. Rows out of sight have no views that could forbid it.
  private func selectedRows() -> [(elements: any EditableElements, offsets: IndexSet)] {
    guard let selection, !selection.isEmpty else { return [] }
    let kept = Set(shownCells.filter { !$0.canDelete }.map(\.item.position))
    var selected: [(elements: any EditableElements, offsets: IndexSet)] = []
    var groups: [ObjectIdentifier: Int] = [:]
    for (segment, start) in zip(segments, segmentStarts) {
      let elements = segment.element(at: 0).elements
      guard elements.edits.delete != nil else { continue }
      let rows = (0..<segment.count).filter {
        selection.contains(rowAt: $0, of: segment) && !kept.contains(start + $0)
      }
      guard !rows.isEmpty else { continue }
      let group = groups[ObjectIdentifier(elements)] ?? selected.count
      if group == selected.count { selected.append((elements, [])) }
      groups[ObjectIdentifier(elements)] = group
      for row in rows { selected[group].offsets.insert(segment.element(at: row).offset) }
    }
    return selected
  }
}
