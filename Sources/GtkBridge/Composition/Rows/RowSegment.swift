/// A sequence of rows from one source.
@MainActor
protocol RowSegment: EditableElements {
  /// The number of rows that the list currently shows of the segment.
  var count: Int { get }

  /// Indicates whether the rows are selectable and activatable.
  var isSelectable: Bool { get }

  /// The part of a section that contains the rows, if any.
  var part: SectionPart? { get }

  /// The element of a row.
  func element(at index: Int) -> EditableElement

  /// Compares the latest description with the shown one. Returns whether rows are inserted, removed or moved.
  func prepareChanges() -> Bool

  /// Begins a change in which rows may move. Rows with state are kept until they are shown again, and may be taken
  /// from the cell that shows them.
  func beginChanges()

  /// Applies the latest description, one change at a time, and calls `report` after each change.
  func applyChanges(_ report: (_ position: Int, _ removed: Int, _ added: Int) -> Void)

  func endChanges()

  /// Called when the list leaves its window, and when it returns.
  func setAway(_ isAway: Bool)

  /// Shows a row in `cell`, which may contain another row or an earlier description of the same one.
  func show(rowAt index: Int, in cell: ListCell)

  /// Updates the rows in a range that are kept but not shown. Screens that such a row has pushed or presented follow
  /// it.
  func updateKeptRows(in range: Range<Int>)

  /// Indicates whether the descriptions of all remaining rows are known to be unchanged, so that no row needs an
  /// update.
  var isUnchanged: Bool { get }
  /// Returns whether the description of a shown row is known to be unchanged.
  func isUnchanged(at index: Int) -> Bool

  /// Returns whether `show(rowAt:in:)` shows the latest description of a row, rather than the previous one.
  func isLatest(at index: Int) -> Bool

  /// Removes content that is no longer shown from `cell`, or leaves it there for reuse.
  func hide(_ content: any RowContent, in cell: ListCell)

  /// Returns the identifier of a row, if it has the type `type`.
  func id<ID: Hashable>(at index: Int, as type: ID.Type) -> ID?

  /// Returns the index of the row with an identifier. Complexity: O(*n*).
  func index<ID: Hashable>(of id: ID) -> Int?
}

extension RowSegment where Self: MountedNode {
  var part: SectionPart? { context.sectionPart }
}

extension RowSegment {
  var elementCount: Int { count }
  func element(at index: Int) -> EditableElement { EditableElement(elements: self, offset: index) }
  var isUnchanged: Bool { false }
  func isUnchanged(at index: Int) -> Bool { false }
  func isLatest(at index: Int) -> Bool { true }
  func prepareChanges() -> Bool { false }
  func beginChanges() {}
  func applyChanges(_ report: (Int, Int, Int) -> Void) {}
  func endChanges() {}
  func setAway(_ isAway: Bool) {}
}
