extension ForEach where Content: View {
  /// Accepts drops of some types between the rows of a ``List``, from this program or another. A line shows where the
  /// items go.
  ///
  /// Mirrors `onInsert(of:perform:)` of SwiftUI's `DynamicViewContent`. A drop on a row inserts before or after it, by the
  /// half of the row. Outside a list, nothing is accepted.
  ///
  /// - Parameters:
  ///   - types: The types of items. A drop without any of them is not accepted.
  ///   - action: A closure that inserts the items. It receives the offset in the data at which to insert them.
  @preconcurrency @MainActor
  public func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach {
    var view = self
    view.edits.addInsertion { content, offset in
      let items = DropInfo(location: .zero, items: NSItemProvider.items(of: content)).itemProviders(for: types)
      if !items.isEmpty { action(offset, items) }
      return !items.isEmpty
    }
    return view
  }

  /// Accepts drops of some types between the rows of a ``List``, by the identifiers of the types.
  ///
  /// Mirrors the deprecated `onInsert(of:perform:)` of SwiftUI's `DynamicViewContent`.
  @preconcurrency @MainActor
  public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach {
    onInsert(of: types.compactMap { UTType($0) }, perform: action)
  }
}
