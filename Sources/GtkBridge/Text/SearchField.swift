/// A search field.
///
/// Shown by a GtkSearchEntry. Escape clears it. SwiftUI offers it only as `searchable`.
public struct SearchField: View {
  private let field: EntryView

  /// Creates a field that shows and changes `text`.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    field = EntryView(kind: .search, title: String(title), prompt: String(title), text: text)
  }

  /// Creates a field named "Search".
  public init(text: Binding<String>) {
    self.init("Search", text: text)
  }

  public var body: some View { field }
}
