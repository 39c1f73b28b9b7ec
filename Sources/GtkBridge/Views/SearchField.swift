/// A field for what the user looks for.
///
/// Shown by a GtkSearchEntry. SwiftUI has it only as `searchable`.
public struct SearchField: View {
  private let field: EntryView

  /// Makes a field that shows and changes `text`.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    field = EntryView(kind: .search, title: String(title), prompt: String(title), text: text)
  }

  /// Makes a field named "Search".
  public init(text: Binding<String>) {
    self.init("Search", text: text)
  }

  public var body: some View { field }
}

extension View {
  /// Puts a field above the view for what the user looks for in it.
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`, which puts it into the toolbar where there is one.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    VStack {
      SearchField(prompt, text: text)
      self
    }
  }
}

/// Where the field of ``View/searchable(text:placement:prompt:)`` stands.
///
/// Mirrors SwiftUI's `SearchFieldPlacement`: here it is above the view, whatever is asked for.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// As is usual on this desktop.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar, on Apple's systems.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar, on Apple's systems.
  public static let sidebar = SearchFieldPlacement()
}
