import GtkBridge
import GtkObjects

/// The rows of a layout that is a list.
extension UICollectionView: RowBoardOwner {
  /// Returns the rows of a list of items.
  func rows(of map: RowMap) -> RowMap {
    let list = collectionViewLayout.list
    board.firstRowsAreHeaders = list?.headerMode == .firstItemInSection
    return RowMap(
      map.sections.map {
        RowMap.Section(
          rows: $0.rows, hasHeader: list?.headerMode == .supplementary, hasFooter: list?.footerMode == .supplementary)
      })
  }

  func showLook() {
    guard let list = collectionViewLayout.list else { return }
    let kind: ListLook.Kind =
      switch list.appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar, .sidebarPlain: .sidebar
      }
    let look = ListLook(kind: kind)
    var css = look.css
    // Text with its own colour must be readable on a selected row.
    css += "&>row:selected>:not(popover) label{color:inherit;}"
    css += "&>row{padding:0;}&>row.section-header,&>row.section-footer{padding:0;min-height:0;}"
    if !list.showsSeparators { css += look.line("transparent", above: "&>row:not(.section-first)") }
    if let color = list.backgroundColor { css += "&{background-image:none;background-color:\(color.color.css);}" }
    board.setLook(css)
  }

  /// Shows a new state of the data. Remaining items keep their cells, and the first visible one keeps its place.
  func changeRows(place: (IndexPath) -> IndexPath?) {
    let (old, new) = (board.map, rows(of: itemMap))
    func later(_ row: RowMap.Row) -> RowMap.Row? {
      if case .row(let path) = row { place(path).map { .row($0) } } else { nil }
    }
    var shift = 0
    for slot in board.visibleSlots where contentOffset.y > 0 {
      guard let row = slot.row, let from = old.position(of: row), let to = later(row).flatMap(new.position) else {
        continue
      }
      shift = to - from
      break
    }
    // Inserts and deletes rows without views before the first visible one, and at the end.
    let end = old.count + shift
    let changes = [
      RowChange(at: 0, removed: max(-shift, 0), added: max(shift, 0)),
      RowChange(at: min(end, new.count), removed: max(end - new.count, 0), added: max(new.count - end, 0)),
    ]
    board.change(to: new, by: changes, place: later)
    board.selectionDidChange()
  }

  func makeView(for row: RowMap.Row) -> UIView {
    switch row {
    case .header(let section): supplementaryView(Self.elementKindSectionHeader, of: section)
    case .footer(let section): supplementaryView(Self.elementKindSectionFooter, of: section)
    case .row(let path): makeCell(path)
    case .tableHeader, .tableFooter: UIView(frame: .zero)
    }
  }

  private func supplementaryView(_ kind: String, of section: Int) -> UIView {
    makeView(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))) ?? UIView(frame: .zero)
  }

  func prepare(_ slot: RowSlot, for row: RowMap.Row) {
    guard let view = slot.view else { return }
    if view.superview !== self { addSubview(view) }
    view.realize().setExpands(true, on: .horizontal)
    guard case .row(let path) = row, let cell = view as? UICollectionViewCell else { return }
    cell.place.set(path, in: self, isAlone: false)
    cell.place.setRow(nil)
    prepare(cell, at: path)
  }

  func willDisplay(_ slot: RowSlot, _ row: RowMap.Row) {
    switch (row, slot.view) {
    case (.row(let path), let cell as UICollectionViewCell): willDisplay(cell, at: path)
    case (.header(let section), let header as UICollectionReusableView):
      willDisplay(header, of: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    case (.footer(let section), let footer as UICollectionReusableView):
      willDisplay(footer, of: Self.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
    default: break
    }
  }

  func didKeep(_ slots: [RowSlot]) {
    for slot in slots { if let row = slot.row, case .row = row { prepare(slot, for: row) } }
  }

  func didEnd(_ view: UIView, of row: RowMap.Row) {
    guard let view = view as? UICollectionReusableView else { return }
    switch row {
    case .row(let path): didEnd(view, .cell(path))
    case .header(let section), .footer(let section):
      didEnd(
        view,
        CollectionElement(category: .supplementaryView, kind: view.kind, path: IndexPath(item: 0, section: section)))
    case .tableHeader, .tableFooter: break
    }
  }

  func isSelected(_ row: RowMap.Row) -> Bool {
    if case .row(let path) = row { selection.contains(path) } else { false }
  }
}
