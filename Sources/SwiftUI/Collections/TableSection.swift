import GtkBridge

/// Mirrors SwiftUI's sections of a ``Table``. The header is a separate row, in the first column.
extension Section: TableRowContent where Header: View, Content: TableRowContent, Footer == EmptyView {
  public var _sections: [_TableSection<[Content.TableRowValue]>] {
    let header = header is EmptyView ? nil : AnyView(header.font(.headline))
    return [_TableSection(header: header, data: content._sections.flatMap(\.data))]
  }

  /// Creates a section of the rows of a table.
  ///
  /// Mirrors SwiftUI's `init(content:header:)`.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header)
  where Content.TableRowValue == Value {
    self.init(content(), header: header(), footer: EmptyView())
  }
}

extension Section where Header == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of the rows of a table, without a header.
  ///
  /// Mirrors SwiftUI's `init(content:)`.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
    self.init(content: content) { EmptyView() }
  }
}

extension Section where Header == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of the rows of a table, with a title.
  ///
  /// Mirrors SwiftUI's `init(_:content:)`.
  public init<Value>(_ title: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of the rows of a table, with a title.
  ///
  /// Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(_ title: Title, @TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(content: content) { Text(title) }
  }
}
