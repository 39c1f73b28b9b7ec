/// The edits that the rows of a collection support without further code.
///
/// Mirrors SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of edits from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The user can move rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user can move and delete rows.
  public static var all: EditActions { [.move, .delete] }
}

/// A collection whose elements the user can edit in a ``ForEach``.
public typealias BoundCollection = MutableCollection & RandomAccessCollection

/// A collection whose rows the user can edit in a ``List``.
public typealias EditableCollection = MutableCollection & RandomAccessCollection & RangeReplaceableCollection

/// The rows that a ``List`` creates from a binding to a collection.
public typealias BoundRows<Data: BoundCollection, ID: Hashable, RowContent: View> =
  ForEach<BoundElements<Data>, ID, RowContent>

extension ForEach where Content: View {
  /// Creates a view for a binding to each element, identified by the value at `id`.
  ///
  /// Mirrors SwiftUI's `init(_:id:content:)` for bindings.
  @preconcurrency @MainActor
  public init<C: BoundCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C> {
    self.init(BoundElements(data), identifiedBy: { $0.value[keyPath: id] }, content: { content($0.binding) })
  }

  /// Creates a view for a binding to each element.
  ///
  /// Mirrors SwiftUI's `init(_:content:)` for bindings.
  @preconcurrency @MainActor
  public init<C: BoundCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for a binding to each element, identified by the value at `id`. The user can edit the collection.
  ///
  /// Mirrors SwiftUI's `init(_:id:editActions:content:)`.
  @preconcurrency @MainActor
  public init<C: EditableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C> {
    self = ForEach(data, id: id, content: content)
      .onDelete(perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(
        perform: editActions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }

  /// Creates a view for a binding to each element. The user can edit the collection.
  ///
  /// Mirrors SwiftUI's `init(_:editActions:content:)`.
  @preconcurrency @MainActor
  public init<C: EditableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
