/// The flags of a row for GTK and the user's edits: whether it is selectable, selected, a link, or deletable.
extension RowList {
  func showFlags(of cell: ListCell, _ segment: any RowSegment, _ index: Int) {
    editing?.showControls(in: cell)
    let isSelectable = isSelectable(cell, segment)
    // A row that does not react to a press has no highlight under the pointer.
    let isPressable = isSelectable && (selection != nil || hasAction)
    // This runs for each row in each update, so the link is queried only if it can change the result.
    let isLink = followsLinks && (!isPressable || !hasLinks) && cell.content?.followLink != nil
    // GTK before 4.12 gives the keyboard focus to selectable rows only. The selection skips a link that has no tag.
    cell.isSelectable = isSelectable || isLink
    cell.isActivatable = isPressable || isLink
    if isLink, !hasLinks { linksDidCome() }
    if openLink != nil, isOpen(cell) != cell.item.isSelected { selectionWillChange() }
    if let selection, cell.content?.tag != nil {
      hasTags = true
      if selection.contains(rowAt: index, of: segment) != cell.item.isSelected { selectionWillChange() }
    }
  }

  private func isSelectable(_ cell: ListCell, _ segment: any RowSegment) -> Bool {
    allowsSelection && segment.isSelectable && cell.content?.requests?.styledTraits?.isSelectionDisabled != true
  }

  /// Returns whether the user may select the row of a cell among others in edit mode.
  func isSelectableAmongOthers(_ cell: ListCell) -> Bool {
    guard isEditing, let selection, selection.allowsMultiple, let (segment, index) = locate(cell.item.position)
    else { return false }
    return isSelectable(cell, segment) && selection.canSelect(rowAt: index, of: segment)
  }

  /// Updates a cell whose row shows another view, such as that of another branch of an `if`.
  func viewDidChange(in cell: ListCell) {
    guard !isChanging, cell.isBound, let (segment, index) = locate(cell.item.position),
      cell.content?.segment === segment
    else { return }
    showFlags(of: cell, segment, index)
  }

  /// Makes a single click follow a link, whether or not the list has a selection.
  func followLinksOnClick() {
    guard selection != nil else {
      view.activatesOnSingleClick = true
      return
    }
    // With activation on a single click, GTK would select the rows below the pointer.
    view.onRowClick { [weak self] y in
      guard let self, !isEditing, let cell = cell(at: y), cell.content?.isLink == true else { return }
      _ = followLink(at: cell.item.position)
    }
  }
}
