import Foundation
import GtkObjects

extension UICollectionView {
  // MARK: Reuse

  /// Registers the class of the cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UICollectionViewCell.Type, ReusedItems.cell, identifier)
  }

  /// Registers the class of the headers or footers with an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { reuse.register(viewClass as? UICollectionReusableView.Type, elementKind, identifier) }

  /// Returns a reused cell, or a new one of the registered class.
  ///
  /// UIKit raises an exception if no class is registered. Here, the cell is empty, and the standard error names the
  /// mistake.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = reuse.take(ReusedItems.cell, identifier, size: sizeOfNewItem(at: indexPath))
    if let cell = cell as? UICollectionViewCell { return cell }
    reportUsage("No class is registered for cells with the identifier \"\(identifier)\".")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a reused header or footer, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reuse.take(elementKind, identifier, size: sizeOfNewView(elementKind, at: indexPath))
    if let view { return view }
    reportUsage("No class is registered for \(elementKind) with the identifier \"\(identifier)\".")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns the size that the layout plans for an item, for the creation of its cell.
  func sizeOfNewItem(at path: IndexPath) -> CGSize {
    collectionViewLayout.layoutAttributesForItem(at: path)?.size ?? CGSize(width: bounds.width, height: 44)
  }

  /// Returns the size that the layout plans for a header or footer, for the creation of its view.
  func sizeOfNewView(_ kind: String, at path: IndexPath) -> CGSize {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.size
      ?? CGSize(width: bounds.width, height: 44)
  }

  // MARK: Items on screen

  var shownItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    if let items { return items.cells(of: self, inSight: false) }
    return cells(in: board.boundSlots)
  }

  /// Returns the cell of an item, or `nil` if it is not near the visible part.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let items { return items.shown[.cell(indexPath)] as? UICollectionViewCell }
    return shownItems.first { $0.path == indexPath }?.cell
  }

  /// Returns the item of a cell, or `nil` for a reusable cell that is not on screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownItems.first { $0.cell === cell }?.path
  }

  private var visibleItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    if let items { return items.cells(of: self, inSight: true) }
    return cells(in: board.visibleSlots)
  }

  private func cells(in slots: [RowSlot]) -> [(path: IndexPath, cell: UICollectionViewCell)] {
    slots.compactMap { slot in
      guard case .row(let path)? = slot.row, let cell = slot.view as? UICollectionViewCell else { return nil }
      return (path, cell)
    }
  }

  /// The cells that are at least partly visible, in order.
  public var visibleCells: [UICollectionViewCell] { visibleItems.map(\.cell) }

  /// The items that are at least partly visible, in order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }

  /// Returns the header, the footer or another supplementary view, or `nil` if it is not near the visible part.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    if let items {
      return items.shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
    }
    let row: RowMap.Row =
      elementKind == Self.elementKindSectionFooter ? .footer(indexPath.section) : .header(indexPath.section)
    return board.slot(of: row)?.view as? UICollectionReusableView
  }

  /// The headers, footers and other views of a kind near the visible part.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    guard let items else {
      return board.boundSlots.compactMap { $0.view as? UICollectionReusableView }.filter { $0.kind == elementKind }
    }
    return items.shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  /// Returns the attributes of an item, or `nil` in a list.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard collectionViewLayout.list == nil else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a header, a footer or another supplementary view, or `nil` in a list.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard collectionViewLayout.list == nil else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard items != nil else {
      return visibleItems.first { $0.cell.convert($0.cell.bounds, to: self).contains(point) }?.path
    }
    return
      (collectionViewLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
      ?? shownItems.first { $0.cell.superview is ItemRow && $0.cell.convert($0.cell.bounds, to: self).contains(point) }?
      .path
  }

  /// Changes the layout. The remaining items near the visible part move to their new places.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, items != nil, layout.list == nil else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.collectionViewLayout = layout
        self.items?.updateIfNeeded()
      }, completion: completion)
  }

  /// The size of the area in which a layout places items.
  var contentArea: CGSize {
    CGSize(
      width: max(bounds.width - contentInset.left - contentInset.right, 0),
      height: max(bounds.height - contentInset.top - contentInset.bottom, 0))
  }

  /// The visible part of the content.
  var visibleArea: CGRect { CGRect(origin: limited(contentOffset), size: bounds.size) }

  /// Scrolls to an item. The animation is the desktop's.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if let items { return items.scroll(to: indexPath, at: scrollPosition, animated: animated, in: self) }
    guard let position = board.map.position(of: .row(indexPath)) else { return }
    let place: UITableView.ScrollPosition =
      if scrollPosition.contains(.top) {
        .top
      } else if scrollPosition.contains(.bottom) {
        .bottom
      } else {
        scrollPosition.contains(.centeredVertically) ? .middle : .none
      }
    board.scroll(to: position, at: place)
    tellEndOfScrolling(animated: animated)
  }

  // MARK: Updates

  /// Inserts items. The data source already contains them.
  public func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }
  /// Deletes items. The data source no longer contains them.
  public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }
  /// Reloads the cells of items.
  public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }
  /// Configures the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Moves an item. The data source has already moved it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Inserts sections. The data source already contains them.
  public func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections. The data source no longer contains them.
  public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section. The data source has already moved it.
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
    afterLayout { completion?(true) }
  }

  private func update(_ record: (inout BatchUpdates) -> Void) {
    if updateDepth == 0 { updates = BatchUpdates() }
    record(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  private func applyUpdates() {
    guard isLoaded else { return }
    guard !needsReload else { return reloadData() }
    let new = latestMap()
    if let problem = updates.problem(from: itemMap, to: new) {
      reportUsage(problem)
      return reloadData()
    }
    let places = updates.changes(from: itemMap, to: new).rows
    change { path in if case .row(let later)? = places.place(of: .row(path)) { later } else { nil } }
  }
}
