import Foundation
import GtkBridge
import GtkObjects

extension UICollectionView {
  /// Indicates whether the cells have the accessories of edit mode.
  public var isEditing: Bool {
    get { editing }
    set {
      guard newValue != editing else { return }
      editing = newValue
      swipe.close()
      for (_, cell) in shownItems { cell.isEditing = newValue }
    }
  }

  /// Indicates whether the user may choose several items now.
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}

extension UICollectionView: SwipeActionRows {
  /// The swipes over the items of lists.
  var swipe: Gtk.RowSwipe { items?.swipe ?? board.swipe }

  func swipePlace(at y: Double) -> (path: IndexPath, cell: any SwipedCell, widget: Gtk.Widget)? {
    guard let (path, row) = dragPlace(at: CGPoint(x: Double(dragWidget.width) / 2, y: y)),
      list(ofSection: path.section) != nil, let cell = cellForItem(at: path)
    else { return nil }
    return (path, cell, row)
  }

  /// Returns the configuration of a section that is a list, or `nil` for another section.
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    collectionViewLayout.list ?? collectionViewLayout.list(ofSection: section)
  }

  func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let list = list(ofSection: path.section) else { return nil }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  func swipeWillReveal(_ cell: any SwipedCell, at path: IndexPath) {}

  func swipeDidConceal(_ cell: any SwipedCell) {}

  /// Reveals the actions at the end of an item, for the delete button.
  func revealActions(at path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    swipe.reveal(swipedRow(cell, at: path, width: Double(cell.place.box.width)), at: .trailing)
  }
}
