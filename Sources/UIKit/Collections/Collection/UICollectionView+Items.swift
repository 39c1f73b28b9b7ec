import Foundation
import GtkObjects

extension UICollectionView {
  // MARK: Reuse

  /// Registers a class, of which the collection makes the cells with a name.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UICollectionViewCell.Type, ReusedItems.cell, identifier)
  }

  /// Registers a class, of which the collection makes the headers or footers with a name.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { reuse.register(viewClass as? UICollectionReusableView.Type, elementKind, identifier) }

  /// Returns a cell that has left its place, or a new one of the registered class.
  ///
  /// UIKit raises an exception if no class is registered. Here, the cell is empty, and the standard error names the mistake.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reuse.take(ReusedItems.cell, identifier) as? UICollectionViewCell { return cell }
    reportUsage("No class is registered for cells with the identifier \"\(identifier)\".")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a header or footer that has left its section, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = reuse.take(elementKind, identifier) { return view }
    reportUsage("No class is registered for \(elementKind) with the identifier \"\(identifier)\".")
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Items on screen

  private var lines: [CollectionLine] { board.boundSlots.compactMap { $0.view as? CollectionLine } }

  /// Returns the cell of an item, or `nil` if it is not near the visible part.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    lines.lazy.flatMap(\.items).first { $0.path == indexPath }?.cell
  }

  /// Returns the item of a cell, or `nil` if it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    lines.lazy.flatMap(\.items).first { $0.cell === cell }?.path
  }

  private var visibleItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    board.visibleSlots.compactMap { $0.view as? CollectionLine }.flatMap(\.items)
  }

  /// The cells of which the user sees a part, in order.
  public var visibleCells: [UICollectionViewCell] { visibleItems.map(\.cell) }

  /// The items of which the user sees a part, in order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }

  /// Scrolls to an item. The movement is the desktop's.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let position = board.map.position(of: .row(linePath(of: indexPath))) else { return }
    let place: UITableView.ScrollPosition =
      if scrollPosition.contains(.top) {
        .top
      } else if scrollPosition.contains(.bottom) {
        .bottom
      } else {
        scrollPosition.contains(.centeredVertically) ? .middle : .none
      }
    board.scroll(to: position, at: place)
    if (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal {
      board.list.afterLayout { [weak self] in self?.scrollLine(to: indexPath, at: scrollPosition) }
    }
  }

  /// Scrolls along a line, as little as possible without a position.
  private func scrollLine(to path: IndexPath, at position: ScrollPosition) {
    guard let line = board.slot(of: .row(linePath(of: path)))?.view as? CollectionLine,
      let bounds = line.holder(of: path)?.box.bounds(inside: board.list)
    else { return }
    let (start, width) = (Double(bounds.origin.x), Double(bounds.size.width))
    let room = board.scroller.pageLength(on: .horizontal)
    let (left, right) = (start, start + width - room)
    let shift =
      if position.contains(.left) {
        left
      } else if position.contains(.right) {
        right
      } else if position.contains(.centeredHorizontally) {
        (left + right) / 2
      } else {
        min(left, 0) + max(right, 0)
      }
    board.scroller.setOffset(board.scroller.offset(on: .horizontal) + shift, on: .horizontal)
  }

  // MARK: Selection

  /// The selected items, or `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects an item, or none, without telling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return select([]) }
    select(allowsMultipleSelection ? selection.union([indexPath]) : [indexPath])
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { select(selection.subtracting([indexPath])) }

  private func select(_ new: Set<IndexPath>) {
    let changed = selection.symmetricDifference(new)
    guard !changed.isEmpty else { return }
    selection = new
    for line in lines {
      for (path, cell) in line.items where changed.contains(path) {
        cell.isSelected = new.contains(path)
        line.holder(of: path)?.box.setAccessibleSelected(cell.isSelected)
      }
    }
    board.selectionDidChange()
  }

  /// Selects an item for the user.
  func choose(_ path: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(path) {
      select(selection.subtracting([path]))
      didDeselect(path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = allowsMultipleSelection ? [] : selection.subtracting([path])
    select(allowsMultipleSelection ? selection.union([path]) : [path])
    for other in left { didDeselect(other) }
    delegate?.collectionView(self, didSelectItemAt: path)
    listeners.send(.selection(path))
  }

  private func didDeselect(_ path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
    listeners.send(.deselection(path))
  }

  // MARK: Updates

  /// Inserts items, which the data source has already.
  public func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }
  /// Deletes items, which the data source has no longer.
  public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }
  /// Asks for the cells of items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }
  /// Fills the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Moves an item, as the data source has already.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Inserts sections, which the data source has already.
  public func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections, which the data source has no longer.
  public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  /// Asks for all of some sections anew.
  public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section, as the data source has already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Shows several changes at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if updateDepth == 0 { self.updates = BatchUpdates() }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
    completion?(true)
  }

  private func update(_ record: (inout BatchUpdates) -> Void) {
    if updateDepth == 0 { updates = BatchUpdates() }
    record(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  private func applyUpdates() {
    guard isLoaded else { return }
    guard !needsReload, let dataSource else { return reloadData() }
    let sections = (0..<max(dataSource.numberOfSections(in: self), 0))
    let new = RowMap(sections.map { .init(rows: dataSource.collectionView(self, numberOfItemsInSection: $0)) })
    if let problem = updates.problem(from: itemMap, to: new) {
      reportUsage(problem)
      return reloadData()
    }
    let places = updates.changes(from: itemMap, to: new).rows
    change { path in if case .row(let later)? = places.place(of: .row(path)) { later } else { nil } }
  }
}
