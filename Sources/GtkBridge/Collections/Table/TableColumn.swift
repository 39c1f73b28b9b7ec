/// A column of a ``Table``: a title and the content for each row.
///
/// Mirrors SwiftUI's `TableColumn`.
@preconcurrency @MainActor
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let title: String
  let comparator: KeyPathComparator<RowValue>?
  let content: (RowValue) -> Content
  var width = TableColumnWidth()

  package init(
    _ title: String, comparator: KeyPathComparator<RowValue>?, content: @escaping (RowValue) -> Content
  ) {
    (self.title, self.comparator, self.content) = (title, comparator, content)
  }

  /// Creates a column that cannot be sorted.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(String(title), comparator: nil, content: content)
  }

  /// Creates a column that sorts by the value at `value`.
  @_disfavoredOverload public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(String(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Sets a fixed width in points, which the user cannot change. `nil` lets the column expand.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(ideal: width.map { Double($0) }, isFixed: width != nil)
    return column
  }

  /// Sets the initial width in points.
  ///
  /// Mirrors SwiftUI's `width(min:ideal:max:)`. The user can resize the column. GTK 4.8 has no limits for this, so
  /// `min` and `max` apply only as a substitute for a missing `ideal`.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(ideal: (ideal ?? min ?? max).map { Double($0) })
    return column
  }
}

extension TableColumn where Content == Text {
  /// Creates a column of text that sorts by the value at `value`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }
}

/// The width of a table column.
struct TableColumnWidth: Equatable {
  var ideal: Double?
  var isFixed = false
}

/// A type-erased ``TableColumn``.
@preconcurrency @MainActor
public struct AnyTableColumn<RowValue: Identifiable> {
  let title: String
  let comparator: KeyPathComparator<RowValue>?
  let width: TableColumnWidth
  let makeCells: (any RowSegment, Int, NodeContext) -> TableCells<RowValue>
  /// Updates existing cells from the column. Returns `false` if their content type differs.
  let update: (TableCells<RowValue>) -> Bool

  init<Content: View>(_ column: TableColumn<RowValue, Content>) {
    title = column.title
    comparator = column.comparator
    width = column.width
    makeCells = { TypedTableCells(column.content, of: $0, column: $1, in: $2) }
    update = { cells in
      guard let cells = cells as? TypedTableCells<RowValue, Content> else { return false }
      cells.content = column.content
      return true
    }
  }
}

/// A result builder that collects the columns of a ``Table``.
///
/// Mirrors SwiftUI's `TableColumnBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Wraps a column, so that columns of different content form one list.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> [AnyTableColumn<RowValue>] {
    [AnyTableColumn(column)]
  }

  /// Joins the columns of a block, in their order.
  public static func buildBlock(_ columns: [AnyTableColumn<RowValue>]...) -> [AnyTableColumn<RowValue>] {
    columns.flatMap { $0 }
  }

  /// Builds an `if` without `else`: its columns, or none.
  public static func buildOptional(_ columns: [AnyTableColumn<RowValue>]?) -> [AnyTableColumn<RowValue>] {
    columns ?? []
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first columns: [AnyTableColumn<RowValue>]) -> [AnyTableColumn<RowValue>] { columns }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second columns: [AnyTableColumn<RowValue>]) -> [AnyTableColumn<RowValue>] { columns }
}
