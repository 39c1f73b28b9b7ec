import Foundation
import GtkBridge
import GtkObjects

/// A data source whose items contain others.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the number of items around an item, and whether the items in it are visible; `nil` for an item without any.
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool?)?
  /// Shows or hides what is below an item.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}

extension UICollectionView {
  private var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Shows in a cell how deep its item is in a tree, and whether what is below it is visible.
  func showOutline(in cell: UICollectionViewCell, at path: IndexPath) {
    guard let place = outline?.outline(at: path) else { return }
    (cell as? UICollectionViewListCell)?.indentationLevel = place.level
    cell.isExpanded = place.isExpanded == true
    if let isExpanded = place.isExpanded {
      // A row of a list is around the cell.
      (items == nil ? cell.place.box.parent : cell.place.box)?.setAccessibleExpanded(isExpanded)
    }
  }

  /// Shows or hides what is below an item.
  func toggleExpansion(at path: IndexPath) {
    guard let outline, let isExpanded = outline.outline(at: path)?.isExpanded else { return }
    setExpanded(!isExpanded, at: path)
  }

  /// Shows or hides what is below the item with the keyboard focus. Returns whether that changes anything.
  func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let path = focusedPath, let outline, outline.outline(at: path)?.isExpanded == !isExpanded else {
      return false
    }
    setExpanded(isExpanded, at: path)
    return true
  }

  private func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    outline?.setExpanded(isExpanded, at: path)
    // The items below have other places, which cells that stay do not know by themselves.
    for (path, cell) in shownItems { showOutline(in: cell, at: path) }
  }
}
