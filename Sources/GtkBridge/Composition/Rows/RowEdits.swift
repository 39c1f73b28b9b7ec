/// What the user may do to the rows that a ``ForEach`` makes.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Shows or hides what lies below the row at an offset; says whether it does anything.
  var setExpanded: ((Int, Bool) -> Bool)?

  var isEmpty: Bool { delete == nil && move == nil && setExpanded == nil }
}

extension ForEach {
  /// Lets the user delete rows of a ``List``: the selected ones, or else the one with the focus, with the Delete key.
  ///
  /// Mirrors SwiftUI's `onDelete(perform:)`. `action` is given the offsets of the elements and removes them from the
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

  /// Lets the user put the rows of a ``List`` in another order: by dragging, or with Alt and the arrow keys.
  ///
  /// Mirrors SwiftUI's `onMove(perform:)`. `action` is given the offsets of the elements and the offset before which
  /// they go, both in the data as it is.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var view = self
    view.edits.move = action
    return view
  }
}
