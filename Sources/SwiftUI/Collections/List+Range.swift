import GtkBridge

extension List {
  /// Creates a list with single selection and a row for each number in a range.
  ///
  /// Mirrors SwiftUI's `init(_:selection:rowContent:)` for ranges.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with multiple selection and a row for each number in a range.
  ///
  /// Mirrors SwiftUI's `init(_:selection:rowContent:)` for ranges.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
