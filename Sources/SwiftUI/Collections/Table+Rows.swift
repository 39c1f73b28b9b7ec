import GtkBridge

extension Table {
  /// Creates a table of rows without selection.
  ///
  /// Mirrors SwiftUI's `init(of:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init([], sortOrder: sortOrder, columns: columns)
    sections = rows()._sections
  }

  /// Creates a table of rows with single selection.
  ///
  /// Mirrors SwiftUI's `init(of:selection:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init([], selection: selection, sortOrder: sortOrder, columns: columns)
    sections = rows()._sections
  }

  /// Creates a table of rows with multiple selection.
  ///
  /// Mirrors SwiftUI's `init(of:selection:columns:rows:)`.
  public init<Value: Identifiable, Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>], @TableRowBuilder<Value> rows: () -> Rows
  ) where Data == [Value], Rows.TableRowValue == Value {
    self.init([], selection: selection, sortOrder: sortOrder, columns: columns)
    sections = rows()._sections
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
