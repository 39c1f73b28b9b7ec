import GtkBridge

/// The rows of a ``Table`` as a value.
///
/// Mirrors SwiftUI's `TableRowContent`.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows, in sections. Not for use or implementation outside the library.
  var _sections: [_TableSection<[TableRowValue]>] { get }
}

/// A row of a ``Table``.
///
/// Mirrors SwiftUI's `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _sections: [_TableSection<[Value]>]

  /// Creates a row of a value.
  public init(_ value: Value) { _sections = [_TableSection(header: nil, data: [value])] }
}

/// A row with further rows below it, which are always shown.
///
/// Mirrors SwiftUI's `DisclosureTableRow`, whose further rows the user shows and hides. Use a ``List`` with children
/// for expandable rows.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  public let _sections: [_TableSection<[Value]>]

  /// Creates a row of a value, above the rows in `content`.
  public init<Content: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    let further = isExpanded?.wrappedValue == false ? [] : content()._sections.flatMap(\.data)
    _sections = [_TableSection(header: nil, data: [value] + further)]
  }
}

/// Rows that the builder has combined.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _sections: [_TableSection<[Value]>]

  /// Joins rows. Rows without a header continue the previous section if it has no header either.
  init(_ sections: [_TableSection<[Value]>]) {
    _sections = sections.reduce(into: []) { joined, section in
      if section.header == nil, joined.last.map({ $0.header == nil }) == true {
        joined[joined.count - 1].data += section.data
      } else {
        joined.append(section)
      }
    }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _sections: [_TableSection<[Content.TableRowValue]>] {
    _TableRows(data.flatMap { content($0)._sections })._sections
  }

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
  where Content.TableRowValue == Value { _TableRows(content._sections) }

  /// Joins the rows of a block, in their order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(rows.flatMap(\._sections))
  }

  /// Builds an `if` without `else`: its rows, or none.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows([])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}
