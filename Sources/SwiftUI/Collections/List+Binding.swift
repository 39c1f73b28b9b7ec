extension List {
  /// Creates a list with single selection and a row for a binding to each element.
  ///
  /// Mirrors SwiftUI's `init(_:selection:rowContent:)` for bindings.
  public init<Data: BoundCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == BoundRows<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with multiple selection and a row for a binding to each element.
  ///
  /// Mirrors SwiftUI's `init(_:selection:rowContent:)` for bindings.
  public init<Data: BoundCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == BoundRows<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with single selection and a row for a binding to each element, identified by the value at `id`.
  public init<Data: BoundCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BoundRows<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with multiple selection and a row for a binding to each element, identified by the value at `id`.
  public init<Data: BoundCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BoundRows<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with single selection and a row for a binding to each element. The user can edit the collection.
  ///
  /// Mirrors SwiftUI's `init(_:editActions:selection:rowContent:)`.
  public init<Data: EditableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == BoundRows<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with multiple selection and a row for a binding to each element. The user can edit the collection.
  ///
  /// Mirrors SwiftUI's `init(_:editActions:selection:rowContent:)`.
  public init<Data: EditableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == BoundRows<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with single selection and a row for a binding to each element, identified by the value at `id`. The
  /// user can edit the collection.
  public init<Data: EditableCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BoundRows<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with multiple selection and a row for a binding to each element, identified by the value at `id`.
  /// The user can edit the collection.
  public init<Data: EditableCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BoundRows<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element.
  ///
  /// Mirrors SwiftUI's `init(_:rowContent:)` for bindings.
  public init<Data: BoundCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == BoundRows<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element, identified by the value at `id`.
  public init<Data: BoundCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BoundRows<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element. The user can edit the collection.
  ///
  /// Mirrors SwiftUI's `init(_:editActions:rowContent:)`.
  public init<Data: EditableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == BoundRows<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element, identified by the value at `id`. The user can edit the
  /// collection.
  public init<Data: EditableCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BoundRows<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
