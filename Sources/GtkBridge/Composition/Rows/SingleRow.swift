/// A row that shows one view. Its node is created when the row is first shown, and kept as long as the list, even
/// while the row is scrolled out of view.
@MainActor
final class SingleRow<Content: View>: Node<Content>, ElementRow {
  /// The identifier of the only row.
  private struct Identity: Hashable {}

  let edits = RowEdits()
  let count = 1
  weak var editableElements: (any EditableElements)?
  var elementOffset = 0
  var elementID: AnyHashable?
  private var view: Content
  private var row: RowNode<Content, Identity, Content>?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// A tagged view is selectable, and so is the view of an element, by its identifier.
  var isSelectable: Bool { tag != nil }
  private var tag: AnyHashable? { row?.tag ?? elementID }

  func element(at index: Int) -> EditableElement {
    EditableElement(elements: editableElements ?? self, offset: elementOffset)
  }

  override func update(_ view: Content) {
    self.view = view
    context.container.setNeedsArrangement()
  }

  override func append(to contents: inout NodeContents) { contents.rows.append(self) }

  override func unmount() {
    row?.unmount()
    row = nil
  }

  func show(rowAt index: Int, in cell: ListCell) {
    // The header of a table's section is in the first column.
    guard cell.column == 0 else { return cell.removeContent() }
    if let row {
      row.update(view) { $0 }
    } else {
      row = RowNode(Identity(), view, of: self, in: context) { $0 }
    }
    if let row { cell.setContent(row) }
  }

  func updateKeptRows(in range: Range<Int>) {
    if let row, row.cell == nil { row.update(view) { $0 } }
  }

  func hide(_ content: any RowContent, in cell: ListCell) {
    cell.removeContent()
  }

  func id<ID: Hashable>(at index: Int, as type: ID.Type) -> ID? { tag?.base as? ID }
  func index<ID: Hashable>(of id: ID) -> Int? {
    id is Identity || self.id(at: 0, as: ID.self) == id || (view as? any IdentifiedView)?.hasID(id) == true ? 0 : nil
  }
}
