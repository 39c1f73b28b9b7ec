/// A run of rows that come from one place.
@MainActor
protocol RowSegment: AnyObject {
  /// How many rows the list shows of it now.
  var count: Int { get }

  /// Whether the user may select and activate its rows.
  var isSelectable: Bool { get }

  /// What the user may do to its rows.
  var edits: RowEdits { get }

  /// Compares the latest description with what is shown; says whether rows come, go or change places.
  func prepareChanges() -> Bool

  /// Rows may change places from now on: what belongs to one is kept until it turns up again, and where it is shown in
  /// another cell until then, it is taken from there.
  func beginChanges()

  /// Takes over the latest description, one change at a time; `report` is called after each.
  func applyChanges(_ report: (_ position: Int, _ removed: Int, _ added: Int) -> Void)

  /// Ends the time that ``beginChanges()`` started.
  func endChanges()

  /// Shows a row in `cell`, which may show another, or the same as it was described before.
  func show(rowAt index: Int, in cell: ListCell)

  /// Whether every row that stays is known to be described as before, so that nothing of it need be read again.
  var isUnchanged: Bool { get }
  /// Whether a row that is shown is.
  func isUnchanged(at index: Int) -> Bool

  /// Whether `show(rowAt:in:)` shows a row as the latest description has it, and not yet as the one before.
  func isLatest(at index: Int) -> Bool

  /// Takes what is not shown any more out of `cell`, or leaves it there for the next row.
  func hide(_ content: any RowContent, in cell: ListCell)

  /// The identifier of a row, if it is of that type.
  func id<ID: Hashable>(at index: Int, as type: ID.Type) -> ID?

  /// Where the row with an identifier is. Complexity: O(*n*).
  func index<ID: Hashable>(of id: ID) -> Int?
}

extension RowSegment {
  var isUnchanged: Bool { false }
  func isUnchanged(at index: Int) -> Bool { false }
  func isLatest(at index: Int) -> Bool { true }
}
