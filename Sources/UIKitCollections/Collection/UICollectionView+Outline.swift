import Foundation
import GtkBridge
import GtkObjects

/// A data source whose items contain others.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the level of an item, and whether its children are visible; `nil` for an item without children.
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool?)?
  /// Shows or hides the children of an item.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}

extension UICollectionView {
  private var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Shows the level of an item in its cell, and whether its children are visible.
  func showOutline(in cell: UICollectionViewCell, at path: IndexPath) {
    guard let place = outline?.outline(at: path) else { return }
    (cell as? UICollectionViewListCell)?.indentationLevel = place.level
    cell.isExpanded = place.isExpanded == true
    if let isExpanded = place.isExpanded {
      // A row of a list is around the cell.
      (items == nil ? cell.place.box.parent : cell.place.box)?.setAccessibleExpanded(isExpanded)
    }
  }

  /// Shows or hides the children of an item.
  func toggleExpansion(at path: IndexPath) {
    guard let outline, let isExpanded = outline.outline(at: path)?.isExpanded else { return }
    setExpanded(!isExpanded, at: path)
  }

  /// Shows or hides the children of the item with the keyboard focus. Returns whether anything has changed.
  func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let path = focusedPath, let outline, outline.outline(at: path)?.isExpanded == !isExpanded else {
      return false
    }
    setExpanded(isExpanded, at: path)
    return true
  }

  private func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    outline?.setExpanded(isExpanded, at: path)
    // The items below have moved, and the cells on screen need the new levels.
    for (path, cell) in shownItems { showOutline(in: cell, at: path) }
  }
}
