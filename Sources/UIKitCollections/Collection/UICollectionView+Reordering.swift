import Foundation
import GtkBridge
import GtkObjects

/// A movement of an item that the program controls, for example by a gesture.
@MainActor
struct InteractiveMovement {
  let start: IndexPath
  var target: IndexPath
  let mark = DropMark()
}

/// The user's moves of items: by drag, by Alt and the arrow keys, and by a gesture of the program.
///
/// ``UICollectionViewDataSource/collectionView(_:canMoveItemAt:)`` determines the movable items. The other items make
/// room at the end of the movement; until then, a line marks the new place.
extension UICollectionView {
  func canMove(_ path: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: path) == true }

  /// Moves an item at the user's request.
  func moveByUser(_ path: IndexPath, to proposed: IndexPath) {
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    guard target != path, let dataSource else { return }
    dataSource.collectionView(self, moveItemAt: path, to: target)
    // The data source has already moved the item.
    moveItem(at: path, to: target)
  }

  /// Moves the item with the keyboard focus by a key. Returns whether the user may move it.
  func moveFocused(_ move: Move) -> Bool {
    guard let path = focusedPath, canMove(path) else { return false }
    guard let target = neighbour(of: path, move), target != path else { return true }
    moveByUser(path, to: target)
    guard let items else {
      board.slot(of: .row(target))?.rowWidget?.takeFocus()
      return true
    }
    items.updateIfNeeded()
    cellForItem(at: target)?.place.box.takeFocus()
    return true
  }

  private func neighbour(of path: IndexPath, _ move: Move) -> IndexPath? {
    guard items == nil else { return target(of: move, from: path) }
    var target = path
    target.item += move == .up ? -1 : 1
    return itemMap.contains(target) ? target : nil
  }

  // MARK: Movements of the program

  /// Begins to move an item. Returns whether the data source permits it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    cancelInteractiveMovement()
    guard itemMap.contains(indexPath), canMove(indexPath) else { return false }
    itemMovement = InteractiveMovement(start: indexPath, target: indexPath)
    return true
  }

  /// Moves the item to a point of the content. The item there makes room for it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var movement = itemMovement else { return }
    movement.mark.hide()
    if items != nil, let cell = cellForItem(at: movement.start) {
      let place = layoutAttributesForItem(at: movement.start)?.center ?? cell.center
      cell.transform = CGAffineTransform(
        translationX: targetPosition.x - place.x, y: targetPosition.y - place.y)
    }
    let point = CGPoint(x: targetPosition.x - contentOffset.x, y: targetPosition.y - contentOffset.y)
    movement.target = dragPlace(at: point)?.path ?? movement.target
    itemMovement = movement
    guard movement.target != movement.start, let widget = moveMark(at: movement.target) else { return }
    let isForward = movement.target > movement.start
    if placesItemsInLines {
      movement.mark.show(on: widget, isForward ? .end : .start)
    } else {
      movement.mark.show(on: widget, isForward ? .bottom : .top)
    }
  }

  private func moveMark(at path: IndexPath) -> Gtk.Widget? {
    items == nil ? board.slot(of: .row(path))?.rowWidget : cellForItem(at: path)?.place.box
  }

  /// Ends the movement of an item at its new place.
  public func endInteractiveMovement() {
    guard let movement = itemMovement else { return }
    cancelInteractiveMovement()
    moveByUser(movement.start, to: movement.target)
  }

  /// Ends the movement of an item, which returns to its old place.
  public func cancelInteractiveMovement() {
    guard let movement = itemMovement else { return }
    itemMovement = nil
    movement.mark.hide()
    if items != nil { cellForItem(at: movement.start)?.transform = .identity }
  }
}
