import Foundation
import GtkBridge
import GtkObjects

extension UICollectionView {
  /// The selected items, or `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects an item, or none, without calling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return select([]) }
    select(selectsSeveral ? selection.union([indexPath]) : [indexPath])
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { select(selection.subtracting([indexPath])) }

  private func select(_ new: Set<IndexPath>) {
    let changed = selection.symmetricDifference(new)
    guard !changed.isEmpty else { return }
    selection = new
    for (path, cell) in shownItems where changed.contains(path) { cell.isSelected = new.contains(path) }
    if items == nil { board.selectionDidChange() }
  }

  /// Chooses an item for the user: selects it, or deselects it in a multiple selection, and performs its action.
  func choose(_ path: IndexPath) {
    guard isSelectable, itemMap.contains(path) else { return }
    swipe.close()
    if (cellForItem(at: path) as? UICollectionViewListCell)?.outlineStyle == .header {
      return toggleExpansion(at: path)
    }
    let extendsSelection = selectsSeveral && !selection.isEmpty
    if selectsSeveral, selection.contains(path) { deselectByUser(path) } else { selectByUser(path) }
    // The delegate may have changed the items.
    guard !extendsSelection, itemMap.contains(path), let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    select(selection.subtracting([path]))
    didDeselect(path)
  }

  private func selectByUser(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = selectsSeveral ? [] : selection.subtracting([path])
    select(selectsSeveral ? selection.union([path]) : [path])
    for other in left { didDeselect(other) }
    delegate?.collectionView(self, didSelectItemAt: path)
    listeners.send(.selection(path))
  }

  private func didDeselect(_ path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
    listeners.send(.deselection(path))
  }
}

extension UICollectionView: PressedRows {
  /// The press of an item.
  var press: RowPress { items?.press ?? board.press }

  var isSelectable: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var focusedPath: IndexPath? { items == nil ? board.focusedPath : focusedItem?.path }

  /// The item of a layout of frames with the keyboard focus, unless a control inside has it.
  private var focusedItem: (path: IndexPath, cell: UICollectionViewCell)? {
    shownItems.first { $0.cell.place.box.isFocused }
  }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
}
