import GtkBridge

/// The rows of a ``Table`` as a value.
///
/// Mirrors SwiftUI's `TableRowContent`.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows. Not for use or implementation outside the library.
  var _values: [TableRowValue] { get }
}

/// A row of a ``Table``.
///
/// Mirrors SwiftUI's `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _values: [Value]

  /// Creates a row of a value.
  public init(_ value: Value) { _values = [value] }
}

/// A row with further rows below it, which are always shown.
///
/// Mirrors SwiftUI's `DisclosureTableRow`, whose further rows the user shows and hides. Use a ``List`` with children for
/// rows that open and close.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  public let _values: [Value]

  /// Creates a row of a value, above the rows in `content`.
  public init<Content: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    _values = [value] + (isExpanded?.wrappedValue == false ? [] : content()._values)
  }
}

/// Rows that the builder has combined.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

  /// Creates the rows of each element, identified by its `id`.
  @MainActor
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates a row of each element.
  ///
  /// Mirrors SwiftUI's `init(_:)` for tables.
  @MainActor
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data, identifiedBy: { $0.id }, content: { TableRow($0) })
  }
}

/// A result builder for the rows of a ``Table``.
///
/// Mirrors SwiftUI's `TableRowBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Collects the values of rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(_values: content._values) }

  /// Joins the rows of a block, in their order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_values: rows.flatMap(\._values))
  }

  /// Builds an `if` without `else`: its rows, or none.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_values: [])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}

extension Table {
  /// Creates a table of rows without selection.
  ///
  /// Mirrors SwiftUI's `init(of:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init(rows()._values, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table of rows with single selection.
  ///
  /// Mirrors SwiftUI's `init(of:selection:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init(rows()._values, selection: selection, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table of rows with multiple selection.
  ///
  /// Mirrors SwiftUI's `init(of:selection:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init(rows()._values, selection: selection, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table of rows without selection, whose values have the type of the columns.
  ///
  /// Mirrors SwiftUI's `init(sortOrder:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table of rows with single selection, whose values have the type of the columns.
  ///
  /// Mirrors SwiftUI's `init(selection:sortOrder:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table of rows with multiple selection, whose values have the type of the columns.
  ///
  /// Mirrors SwiftUI's `init(selection:sortOrder:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }
}
