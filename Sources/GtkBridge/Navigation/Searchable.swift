extension View {
  /// Puts a field above the view for what the user looks for in it, or into the window's header bar.
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`, which puts it into the toolbar where nothing else is said.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    SearchableContent(content: self, field: SearchField(prompt, text: text), placement: placement)
  }
}

private struct SearchableContent<Content: View>: View {
  let content: Content
  let field: SearchField
  let placement: SearchFieldPlacement

  var body: some View {
    if placement.isInToolbar {
      content.toolbar {
        // Wide enough to type in, and no wider than the narrowest window has room for beside its buttons.
        ToolbarItem(placement: .principal) { field.frame(minWidth: 120, maxWidth: 320) }
      }
    } else {
      VStack {
        field
        content
      }
    }
  }
}

/// Where the field of ``View/searchable(text:placement:prompt:)`` stands.
///
/// Mirrors SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Hashable, Sendable {
  let isInToolbar: Bool

  /// As is usual on this desktop: above what is searched.
  public static let automatic = SearchFieldPlacement(isInToolbar: false)
  /// In the middle of the window's header bar, in place of the title.
  public static let toolbar = SearchFieldPlacement(isInToolbar: true)
  /// Above what is searched, which is in the sidebar.
  public static let sidebar = SearchFieldPlacement(isInToolbar: false)
}
