extension List {
  /// Creates a list of hierarchical elements with single selection.
  ///
  /// Mirrors SwiftUI's `List(_:children:selection:rowContent:)`; see ``OutlineGroup``.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: selection)
  }

  /// Creates a list of hierarchical elements with multiple selection.
  ///
  /// Mirrors SwiftUI's `List(_:children:selection:rowContent:)`; see ``OutlineGroup``.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: selection)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of hierarchical elements.
  ///
  /// Mirrors SwiftUI's `List(_:children:rowContent:)`; see ``OutlineGroup``.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: nil as Binding<Never?>?)
  }
}
