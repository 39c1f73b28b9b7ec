import GtkObjects

/// The drags of a list's rows, and the drops between them.
///
/// A dragged row carries the content of its views. A drop among the rows of its own ``ForEach`` moves it; a drop
/// elsewhere delivers the content.
@MainActor
final class ListDragging {
  private struct Row {
    let segment: any RowSegment
    /// The identifier, because the data may change during the drag.
    let identity: AnyHashable
    let canMove: Bool
    let hasContent: Bool

    @MainActor var elements: any EditableElements { segment.element(at: 0).elements }
  }

  private struct Destination {
    /// The elements, and the offset before which the drop inserts.
    let place: EditableElement
    let isMove: Bool
    /// The widget at whose edge the drop is shown: the row there, or the list if it is empty.
    let widget: Gtk.Widget
    let isAfter: Bool
  }

  /// The list whose row is dragged, if any.
  private static weak var source: ListDragging?

  private unowned let list: RowList
  private var dragged: Row?
  private var marked: AppliedStyle?
  private var removeTarget: (@MainActor () -> Void)?
  /// Indicates whether rows accept drops of content.
  var takesDrops = false { didSet { if takesDrops != oldValue { updateTarget() } } }

  init(of list: RowList) { self.list = list }

  func start() {
    _ = list.view.addDragSource(
      begin: { [weak self] in self?.begin(at: $0) }, end: { [weak self] _ in self?.end() })
  }

  /// A list without a use for drops must not be a target, so that the views around it get them: GTK does not pass on a
  /// refused drop.
  private func updateTarget() {
    guard takesDrops || dragged?.canMove == true else {
      removeTarget?()
      removeTarget = nil
      return
    }
    guard removeTarget == nil else { return }
    removeTarget = list.view.addDropTarget(
      forms: [.files, .text, .own],
      move: { [weak self] _, point in self?.move(to: point.y) ?? .none }, leave: { [weak self] in self?.unmark() },
      drop: { [weak self] content, point in self?.drop(content, at: point.y) ?? false })
  }

  func begin(at point: CGPoint) -> Gtk.DragOffer? {
    guard let cell = list.cell(at: point.y), let row = cell.item.row, let shown = cell.content else { return nil }
    let content = shown.requests?.dragContents.lazy.compactMap { $0() }.first
    let canMove = cell.canMove
    guard canMove || content != nil else { return nil }
    dragged = Row(
      segment: shown.segment, identity: shown.identity, canMove: canMove, hasContent: content != nil)
    Self.source = self
    updateTarget()
    let hotSpot = row.point(point.x, point.y, of: list.view).map { CGPoint(x: $0.x, y: $0.y) }
    return Gtk.DragOffer(
      content: content, allowsMove: canMove, isMarked: false, picture: row, hotSpot: hotSpot ?? .zero)
  }

  func move(to y: Double) -> Gtk.DragAction {
    unmark()
    guard let destination = destination(at: y) else { return .none }
    marked = AppliedStyle(destination.widget)
    marked?.setAtOnce("box-shadow:inset 0 \(destination.isAfter ? -2 : 2)px @accent_bg_color;")
    return destination.isMove ? .move : .copy
  }

  func drop(_ content: Gtk.DroppedContent, at y: Double) -> Bool {
    unmark()
    guard let destination = destination(at: y) else { return false }
    let (elements, offset) = (destination.place.elements, destination.place.offset)
    if !destination.isMove {
      guard case .transfer(let content) = content else { return false }
      return elements.edits.insert?(content, offset) ?? false
    }
    guard let dragged, list.segments.contains(where: { $0 === dragged.segment }),
      let row = dragged.segment.index(of: dragged.identity)
    else { return false }
    let origin = dragged.segment.element(at: row).offset
    if offset != origin, offset != origin + 1 { elements.edits.move?(IndexSet(integer: origin), offset) }
    return true
  }

  func end() {
    dragged = nil
    unmark()
    updateTarget()
  }

  private func unmark() {
    marked?.setAtOnce(nil)
    marked = nil
  }

  /// Returns the effect of a drop at a distance from the top of the visible part.
  private func destination(at y: Double) -> Destination? {
    let cell = list.cell(at: y) ?? lastCell(above: y)
    let isAfter = cell?.item.row?.isBelowMiddle(y, of: list.view) ?? false
    let position = cell.map { $0.item.position + (isAfter ? 1 : 0) } ?? 0
    for place in places(at: position, startingBelow: !isAfter) {
      let isMove = dragged.map { $0.canMove && $0.elements === place.elements } ?? false
      // A row without content only moves, in its own list.
      let inserts = place.elements.edits.insert != nil && Self.source?.dragged?.hasContent != false
      guard isMove || inserts else { continue }
      return Destination(place: place, isMove: isMove, widget: cell?.item.row ?? list.view, isAfter: isAfter)
    }
    return nil
  }

  /// Returns the elements to which a gap between rows belongs: those of the row above it, those without rows, and those
  /// of the row below it.
  private func places(at position: Int, startingBelow: Bool) -> [EditableElement] {
    let above = list.locate(position - 1).map { $0.segment.element(at: $0.index) }
    let empty = zip(list.segments, list.segmentStarts).filter { $0.count == 0 && $1 == position }
    let below = list.locate(position).map { $0.segment.element(at: $0.index) }
    let places =
      [above.map { EditableElement(elements: $0.elements, offset: $0.offset + 1) }]
      + empty.map { $0.0.element(at: 0) } + [below]
    return startingBelow ? places.reversed().compactMap { $0 } : places.compactMap { $0 }
  }

  /// Returns the row above a distance from the top of the visible part, between two sections or below all rows.
  private func lastCell(above y: Double) -> ListCell? {
    list.shownCells.filter { cell in
      guard let row = cell.item.row, row.isMapped, let frame = row.frame(inside: list.view) else { return false }
      return frame.maxY <= y
    }.max { $0.item.position < $1.item.position }
  }
}
