extension ForEach where Content: View {
  /// Accepts drops of some types between the rows of a ``List``, from this or another program. A line shows the place
  /// of insertion.
  ///
  /// Mirrors `onInsert(of:perform:)` of SwiftUI's `DynamicViewContent`. A drop on the upper half of a row inserts
  /// before it, on the lower half after it. Outside a list, no drop is accepted.
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
