import Foundation
import GtkBridge
import GtkObjects

/// A table or a collection with drag and drop of its rows or items.
@MainActor
protocol DraggingRows: UIView {
  /// The widget for drags and drops.
  var dragWidget: Gtk.Widget { get }
  /// The rows or items by section.
  var itemMap: RowMap { get }
  /// Returns the row or the item at a place of the widget.
  func dragPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)?
  /// Indicates whether items follow each other horizontally in lines.
  var placesItemsInLines: Bool { get }

  // The answers of the delegates.
  func dragItems(_ session: DragSession, at path: IndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)
  func canHandleDrop(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  func dropProposal(_ session: DropSession, to path: IndexPath?) -> (operation: UIDropOperation, isInto: Bool)
  func dropDidExit(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
  /// Moves a row of the list itself, if its data source supports it. Returns whether it does.
  func moveDropped(_ path: IndexPath, to target: IndexPath) -> Bool
  func performDrop(_ session: DropSession, to path: IndexPath?, _ operation: UIDropOperation, isInto: Bool)
}

/// The drags from the rows of a table or a collection, and the drops between them.
@MainActor
final class RowDragging {
  private unowned let rows: any DraggingRows
  private var source: DragSource?
  private var target: DropTarget?
  private let mark = DropMark()
  /// The current drag that began here.
  private(set) weak var dragged: DragSession?
  /// Indicates whether a drag is over the list.
  private(set) var isOver = false
  private var isInto = false

  init(of rows: any DraggingRows) { self.rows = rows }

  private var list: Gtk.Widget { rows.dragWidget }

  /// Permits drags and drops, or not.
  func set(drags: Bool, drops: Bool) {
    if !drags {
      source = nil
    } else if source == nil {
      source = DragSource(
        on: list, begin: { [weak self] in self?.begin(at: $0) }, end: { [weak self] session, _ in self?.end(session) })
    }
    if !drops {
      target = nil
    } else if target == nil {
      target = DropTarget(on: list, of: rows, for: self)
    }
  }

  private func begin(at point: CGPoint) -> DragStart? {
    guard let (path, widget) = rows.dragPlace(at: point) else { return nil }
    let session = DragSession(from: rows, at: point)
    session.items = rows.dragItems(session, at: path)
    guard let first = session.items.first else { return nil }
    session.sources[ObjectIdentifier(first)] = (rows, path)
    dragged = session
    rows.dragWillBegin(session)
    let hotSpot = widget.point(point.x, point.y, of: list).map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
    return DragStart(session: session, picture: widget, hotSpot: hotSpot)
  }

  private func end(_ session: DragSession) {
    dragged = nil
    rows.dragDidEnd(session)
  }

  /// Returns the place of a drop at a point, and the row or item that shows it.
  private func destination(
    at point: CGPoint, from source: IndexPath?
  ) -> (path: IndexPath, over: IndexPath, widget: Gtk.Widget, isAfter: Bool)? {
    guard let (over, widget) = rows.dragPlace(at: point) else { return nil }
    let isAfter =
      if rows.placesItemsInLines, let bounds = widget.frame(inside: list) {
        (point.x > bounds.midX) != list.isRightToLeft
      } else {
        widget.isBelowMiddle(point.y, of: list)
      }
    var path = over
    if isAfter { path.row += 1 }
    // The place is counted without the dragged row.
    if let source, path.section == source.section, path.row > source.row { path.row -= 1 }
    return (path, over, widget, isAfter)
  }

  /// Returns the row of the only item of a drag, if the drag began here.
  private func source(of session: DropSession) -> IndexPath? {
    guard let drag = session.localDragSession as? DragSession, drag.items.count == 1,
      let source = drag.sources[ObjectIdentifier(drag.items[0])], source.owner === rows
    else { return nil }
    return source.path
  }

  /// The place after all rows, for a drop below them.
  private var endPath: IndexPath? {
    let sections = rows.itemMap.sections
    return sections.indices.last.map { IndexPath(row: sections[$0].rows, section: $0) }
  }

  private func dropPath(_ session: DropSession) -> IndexPath? {
    if let place = destination(at: session.point, from: source(of: session)) {
      return isInto ? place.over : place.path
    }
    guard var path = endPath else { return nil }
    if let source = source(of: session), source.section == path.section, path.row > 0 { path.row -= 1 }
    return path
  }
}

extension RowDragging: DropTarget.Handler {
  func dropDidEnter(_ session: DropSession) -> Bool {
    guard rows.canHandleDrop(session) else { return false }
    isOver = true
    rows.dropDidEnter(session)
    return true
  }

  func dropDidMove(_ session: DropSession) -> UIDropOperation {
    isInto = false
    let (operation, isInto) = rows.dropProposal(session, to: dropPath(session))
    self.isInto = isInto
    if let place = destination(at: session.point, from: nil), operation == .copy || operation == .move {
      let edge: DropMark.Edge =
        switch (isInto, rows.placesItemsInLines) {
        case (true, _): .whole
        case (false, true): place.isAfter ? .end : .start
        case (false, false): place.isAfter ? .bottom : .top
        }
      mark.show(on: place.widget, edge)
    } else {
      mark.hide()
    }
    return operation
  }

  func dropDidLeave(_ session: DropSession) {
    isOver = false
    mark.hide()
    rows.dropDidExit(session)
    rows.dropDidEnd(session)
  }

  func performDrop(_ session: DropSession, _ operation: UIDropOperation) -> Bool {
    let path = dropPath(session)
    isOver = false
    mark.hide()
    if operation == .move, !isInto, let source = source(of: session), let path, rows.moveDropped(source, to: path) {
      // The rows have already moved.
    } else {
      rows.performDrop(session, to: path, operation, isInto: isInto)
    }
    rows.dropDidEnd(session)
    return true
  }
}
