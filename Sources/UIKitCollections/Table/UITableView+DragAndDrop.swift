import Foundation
import GtkBridge
import GtkObjects

extension UITableView {
  /// Indicates whether a drag comes from the table.
  public var hasActiveDrag: Bool { dragging.dragged != nil }
  /// Indicates whether a drag is over the table.
  public var hasActiveDrop: Bool { dragging.isOver }

  /// Lets the user drag and drop rows, as the delegates permit.
  func updateDragging() {
    guard isLoaded else { return }
    dragging.set(drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
  }
}

extension UITableView: DraggingRows {
  var itemMap: RowMap { map }
  var dragWidget: Gtk.Widget { board.list }
  var placesItemsInLines: Bool { false }

  func dragPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)? {
    guard let slot = board.slot(at: point.y), case .row(let path)? = slot.row, let widget = slot.rowWidget else {
      return nil
    }
    return (path, widget)
  }

  func dragItems(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    editor.close()
    let items = dragDelegate.tableView(self, itemsForBeginning: session, at: path)
    session.allowsMoveOperation = dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.tableView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    return items
  }

  func dragWillBegin(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func canHandleDrop(_ session: DropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropDidExit(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func dropProposal(_ session: DropSession, to path: IndexPath?) -> (operation: UIDropOperation, isInto: Bool) {
    guard let dropDelegate else { return (.cancel, false) }
    let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (proposal.operation, proposal.intent == .insertIntoDestinationIndexPath)
  }

  func moveDropped(_ path: IndexPath, to target: IndexPath) -> Bool { editor.moveDropped(path, to: target) }

  func performDrop(_ session: DropSession, to path: IndexPath?, _ operation: UIDropOperation, isInto: Bool) {
    let intent: UITableViewDropProposal.Intent =
      isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    let coordinator = TableDropCoordinator(
      session: session, destinationIndexPath: path,
      proposal: UITableViewDropProposal(operation: operation, intent: intent),
      items: session.items.map { UITableViewDropItem($0, sourceIndexPath: session.sourcePath(of: $0, in: self)) })
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }
}

extension DropSession {
  /// Returns the index path of the item's source in a view, if the item comes from the view.
  func sourcePath(of item: UIDragItem, in view: UIView) -> IndexPath? {
    guard let source = (localDragSession as? DragSession)?.sources[ObjectIdentifier(item)], source.owner === view else {
      return nil
    }
    return source.path
  }
}

@MainActor
private final class TableDropCoordinator: UITableViewDropCoordinator {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let items: [UITableViewDropItem]

  init(
    session: DropSession, destinationIndexPath: IndexPath?, proposal: UITableViewDropProposal,
    items: [UITableViewDropItem]
  ) {
    self.session = session
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.items = items
  }
}
