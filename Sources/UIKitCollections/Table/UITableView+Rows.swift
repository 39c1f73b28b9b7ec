import Foundation
import Graphics
import GtkBridge
import GtkObjects

extension UITableView: RowBoardOwner {
  func makeView(for row: RowMap.Row) -> UIView {
    let view =
      switch row {
      case .tableHeader: tableHeaderView
      case .tableFooter: tableFooterView
      case .header(let section): headerView(of: section, isFooter: false)
      case .footer(let section): headerView(of: section, isFooter: true)
      case .row(let path): dataSource?.tableView(self, cellForRowAt: path)
      }
    return view ?? UIView(frame: .zero)
  }

  private func headerView(of section: Int, isFooter: Bool) -> UIView? {
    let own =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let own { return own }
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    let view = reuse.takeTitle() ?? UITableViewHeaderFooterView(reuseIdentifier: ReusePool.title)
    view.setTitle(title ?? "", isFooter: isFooter)
    return view
  }

  func prepare(_ slot: RowSlot, for row: RowMap.Row) {
    guard let view = slot.view else { return }
    if view.superview !== self { addSubview(view) }
    switch row {
    case .tableHeader, .tableFooter: prepareEnd(view)
    case .header(let section): prepare(view, height: tableDelegate.tableView(self, heightForHeaderInSection: section))
    case .footer(let section): prepare(view, height: tableDelegate.tableView(self, heightForFooterInSection: section))
    case .row(let path): if let cell = view as? UITableViewCell { prepare(cell, at: path, in: slot) }
    }
  }

  func willDisplay(_ slot: RowSlot, _ row: RowMap.Row) {
    guard let view = slot.view else { return }
    switch row {
    case .tableHeader, .tableFooter: break
    case .header(let section): tableDelegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): tableDelegate.tableView(self, willDisplayFooterView: view, forSection: section)
    case .row(let path):
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      listeners.send(.display(cell, path))
    }
  }

  /// Gives the view before or after all rows the height of its frame, or that of its content.
  func prepareEnd(_ view: UIView) { prepare(view, height: view.frame.height) }

  private func prepare(_ view: UIView, height: CGFloat) {
    (view as? UITableViewHeaderFooterView)?.prepare()
    view.realize().setSizeRequest(width: nil, height: height > 0 ? height : nil)
    view.realize().setExpands(true, on: .horizontal)
  }

  private func prepare(_ cell: UITableViewCell, at path: IndexPath, in slot: RowSlot) {
    setHeight(tableDelegate.tableView(self, heightForRowAt: path), in: slot)
    cell.indentationLevel = max(cell.indentationLevel, tableDelegate.tableView(self, indentationLevelForRowAt: path))
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(board.press.highlighted == path, animated: false)
    // The data source may have changed the values on which the cell's configuration depends.
    cell.setNeedsUpdateConfiguration()
    cell.parts.prepare()
    showPlace(of: cell, in: slot)
    if cell.isOwnClass { cell.setNeedsLayout() }
    cell.accessoryAction = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      tableDelegate.tableView(self, accessoryButtonTappedForRowWith: path)
      listeners.send(.accessory(path))
    }
    slot.setStyle(cell.rowStyle)
    editor.showControls(in: slot, at: path)
  }

  /// Gives a cell the frame of its row. Before the row's layout, the height is the one that the table requests.
  private func showPlace(of cell: UITableViewCell, in slot: RowSlot) {
    var frame = place(of: slot)
    if frame.height <= 0 {
      // A table that appears on screen fills its rows before it has a size.
      let width = bounds.width > 0 ? bounds.width : window?.bounds.width ?? 0
      frame.size = CGSize(width: width, height: cell.leastHeight ?? Self.usualHeight)
    }
    // The layout of the cell knows its size.
    if cell.isOwnClass, cell.bounds.height > 0 { frame.size = cell.bounds.size }
    if frame != cell.frame { cell.place(at: frame) }
  }

  private static let usualHeight = 44.0

  private func placedCell(in slot: RowSlot) -> UITableViewCell? {
    guard let cell = slot.view as? UITableViewCell else { return nil }
    showPlace(of: cell, in: slot)
    return cell
  }

  func didKeep(_ slots: [RowSlot]) {
    let (delegate, isEditing) = (tableDelegate, isEditing)
    for slot in slots {
      switch slot.row {
      case nil, .tableHeader, .tableFooter: continue
      case .header(let section):
        if let view = slot.view { prepare(view, height: delegate.tableView(self, heightForHeaderInSection: section)) }
      case .footer(let section):
        if let view = slot.view { prepare(view, height: delegate.tableView(self, heightForFooterInSection: section)) }
      case .row(let path):
        // An update without changes is the usual way to announce new heights.
        let height = delegate.tableView(self, heightForRowAt: path)
        if height != slot.height { setHeight(height, in: slot) }
        if isEditing { editor.showControls(in: slot, at: path) }
      }
    }
  }

  /// Gives the cell of a row the height that the delegate requests.
  private func setHeight(_ height: CGFloat, in slot: RowSlot) {
    slot.height = height
    guard let cell = slot.view as? UITableViewCell else { return }
    let least: Double? = height > 0 ? height : nil
    guard least != cell.leastHeight else { return }
    cell.leastHeight = least
    cell.contentView.ignoresPictureHeights = least != nil
    cell.parts.setHeight(least)
  }

  func didEnd(_ view: UIView, of row: RowMap.Row) {
    if let cell = view as? UITableViewCell {
      if case .row(let path) = row {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        listeners.send(.end(cell, path))
      }
      editor.close(in: cell)
    }
    if case .header(let section) = row {
      tableDelegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else if case .footer(let section) = row {
      tableDelegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    reuse.put(view)
  }

  // MARK: Reuse

  /// Registers the class of the cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers the class of the headers and footers with an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a reused cell, or a new one of the registered class, or `nil`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.takeCell(identifier) }

  /// Returns a reused cell, or a new one of the registered class.
  ///
  /// UIKit raises an exception if no class is registered. Here, the cell has the style `default`, and the standard
  /// error names the mistake.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = reuse.takeCell(identifier) { return cell }
    reportUsage("No class is registered for cells with the identifier \"\(identifier)\".")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reused header or footer, or a new one of the registered class, or `nil`.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.takeHeader(identifier)
  }

  // MARK: Rows on screen

  /// Returns the cell of a row, or `nil` if it is not near the visible part.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    board.slot(of: .row(indexPath)).flatMap(placedCell)
  }

  /// Returns the row of a cell, or `nil` for a reusable cell that is not on screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if case .row(let path)? = board.slot(of: cell)?.row { path } else { nil }
  }

  /// The cells that are at least partly visible, in order.
  public var visibleCells: [UITableViewCell] { board.visibleSlots.compactMap(placedCell) }

  /// The rows that are at least partly visible, in order; `nil` for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    board.visibleSlots.compactMap { if case .row(let path)? = $0.row { path } else { nil } }
  }

  /// Returns the header of a section, if it is near the visible part and a header view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    board.slot(of: .header(section))?.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is near the visible part and a footer view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    board.slot(of: .footer(section))?.view as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row. The animation is the desktop's.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    guard let position = position(of: indexPath, for: "scroll to") else { return }
    board.scroll(to: position, at: scrollPosition)
    tellEndOfScrolling(animated: animated)
  }

  /// Returns the position of a row, or `nil` if it does not exist. The standard error then names the purpose.
  func position(of path: IndexPath, for purpose: String) -> Int? {
    if let position = map.position(of: .row(path)) { return position }
    reportUsage("There is no row \(path.item) in section \(path.section) to \(purpose).")
    return nil
  }

  /// Scrolls to the selected row nearest to the top.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
}

extension UITableViewCell {
  /// The declarations of the row around the cell.
  fileprivate var rowStyle: String? { backgroundConfiguration?.rowCSS.map { "listview>row&&&&:not(:selected){\($0)}" } }
}

extension RowBoard {
  /// Scrolls to a row, and aligns it in the visible part.
  func scroll(to position: Int, at place: UITableView.ScrollPosition) {
    list.afterLayout { [weak self] in
      guard let self, position < map.count else { return }
      list.scrollToRow(at: position)
      guard place != .none else { return }
      list.afterLayout { [weak self] in self?.align(position, at: place) }
    }
  }

  private func align(_ position: Int, at place: UITableView.ScrollPosition) {
    guard let slot = slots.first(where: { $0.isBound && $0.item.position == position }),
      let bounds = slot.rowWidget?.bounds(inside: list)
    else { return }
    let room = scroller.pageLength(on: .vertical) - Double(bounds.size.height)
    let goal =
      switch place {
      case .none, .top: 0.0
      case .middle: room / 2
      case .bottom: room
      }
    scroller.setOffset(scroller.offset(on: .vertical) + Double(bounds.origin.y) - goal, on: .vertical)
  }
}
