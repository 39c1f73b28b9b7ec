import GtkObjects

/// The user's edits that the rows of a ``ForEach`` support.
package struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Inserts the dropped content before the element at an offset, and returns whether it does.
  private(set) var insert: ((TransferContent, Int) -> Bool)?
  /// Expands or collapses the row at an offset and returns whether the row supports it.
  var setExpanded: ((Int, Bool) -> Bool)?

  var isEmpty: Bool { delete == nil && move == nil && insert == nil && setExpanded == nil }

  /// Adds an action that inserts dropped content, if the earlier actions do not.
  package mutating func addInsertion(_ action: @escaping (TransferContent, Int) -> Bool) {
    insert = { [insert] in insert?($0, $1) == true || action($0, $1) }
  }
}

/// Elements whose rows the user may edit: those of one ``ForEach``.
@MainActor
protocol EditableElements: AnyObject {
  var edits: RowEdits { get }
  var elementCount: Int { get }
}

/// An element of a ``ForEach``.
struct EditableElement {
  let elements: any EditableElements
  let offset: Int
}

/// A row of an element of a ``ForEach`` whose elements may have no rows or several.
@MainActor
protocol ElementRow: RowSegment {
  var editableElements: (any EditableElements)? { get set }
  var elementOffset: Int { get set }
  /// The identifier of the element.
  var elementID: AnyHashable? { get set }
}

extension ForEach {
  /// Lets the user delete rows of a ``List`` or a ``Form`` with the Delete key: the selected ones or, without a
  /// selection, the focused one.
  ///
  /// The user can also swipe the row, or use its context menu. In edit mode, a button before the row deletes it; see
  /// ``EditButton``.
  ///
  /// Mirrors SwiftUI's `onDelete(perform:)`. `action` receives the offsets of the elements and removes them from the
  /// data:
  ///
  /// ```swift
  /// List { ForEach(books) { BookRow(book: $0) }.onDelete { books.remove(atOffsets: $0) } }
  /// ```
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.edits.delete = action
    return view
  }

  /// Lets the user reorder the rows of a ``List`` by dragging, or with Alt and the arrow keys. In edit mode, a handle
  /// indicates this. The rows of a ``Form`` are reordered with the keys.
  ///
  /// Mirrors SwiftUI's `onMove(perform:)`. `action` receives the offsets of the elements and the offset before which
  /// to insert them, both relative to the current data.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var view = self
    view.edits.move = action
    return view
  }
}

extension View {
  /// Sets whether the user cannot delete the view's row.
  ///
  /// Mirrors SwiftUI's `deleteDisabled(_:)`. A selection that contains rows out of sight is deleted with them.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    widgetModifier(RowTraitModifier(traits: RowTraits(isDeleteDisabled: isDisabled)))
  }

  /// Sets whether the user cannot move the view's row.
  ///
  /// Mirrors SwiftUI's `moveDisabled(_:)`. Other rows may still be moved across it.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    widgetModifier(RowTraitModifier(traits: RowTraits(isMoveDisabled: isDisabled)))
  }
}
