import Foundation
import GtkBridge
import GtkObjects

extension UICollectionView {
  /// Indicates whether a drag comes from the collection.
  public var hasActiveDrag: Bool { dragging.dragged != nil }
  /// Indicates whether a drag is over the collection.
  public var hasActiveDrop: Bool { dragging.isOver }

  /// Lets the user drag and drop items, as the delegates permit.
  func updateDragging() {
    guard isLoaded else { return }
    let drags = dragDelegate != nil || movesItemsByDrag
    dragging.set(drags: drags && dragInteractionEnabled, drops: dropDelegate != nil || isMovingByDrag)
  }

  /// Indicates whether the user moves items of the collection by drag, without delegates.
  private var isMovingByDrag: Bool { dragDelegate == nil && dropDelegate == nil && dragging.dragged != nil }
}

extension UICollectionView: DraggingRows {
  var dragWidget: Gtk.Widget { items?.scroll.widget ?? board.list }
  var placesItemsInLines: Bool { collectionViewLayout.list == nil }

  func dragPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)? {
    if let items { return items.place(at: point) }
    guard let slot = board.slot(at: point.y), case .row(let path)? = slot.row, let widget = slot.rowWidget else {
      return nil
    }
    return (path, widget)
  }

  func dragItems(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    swipe.close()
    guard let dragDelegate else {
      guard dropDelegate == nil, canMove(path) else { return [] }
      session.isRestrictedToDraggingApplication = true
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
    let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    session.allowsMoveOperation = dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    return items
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    updateDragging()
  }

  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    updateDragging()
  }

  func canHandleDrop(_ session: DropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? (session.localDragSession === dragging.dragged)
  }

  func dropDidEnter(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  func dropDidExit(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func dropProposal(_ session: DropSession, to path: IndexPath?) -> (operation: UIDropOperation, isInto: Bool) {
    guard let dropDelegate else { return (isMovingByDrag ? .move : .cancel, false) }
    let proposal = dropDelegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (proposal.operation, proposal.intent == .insertIntoDestinationIndexPath)
  }

  func moveDropped(_ path: IndexPath, to target: IndexPath) -> Bool {
    guard canMove(path) else { return false }
    if path != target { moveByUser(path, to: target) }
    return true
  }

  func performDrop(_ session: DropSession, to path: IndexPath?, _ operation: UIDropOperation, isInto: Bool) {
    let intent: UICollectionViewDropProposal.Intent =
      isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    let coordinator = CollectionDropCoordinator(
      session: session, destinationIndexPath: path,
      proposal: UICollectionViewDropProposal(operation: operation, intent: intent),
      items: session.items.map { UICollectionViewDropItem($0, sourceIndexPath: session.sourcePath(of: $0, in: self)) })
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }
}

@MainActor
private final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let items: [UICollectionViewDropItem]

  init(
    session: DropSession, destinationIndexPath: IndexPath?, proposal: UICollectionViewDropProposal,
    items: [UICollectionViewDropItem]
  ) {
    self.session = session
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.items = items
  }
}
