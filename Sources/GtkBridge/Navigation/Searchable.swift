import GtkObjects

extension View {
  /// Adds a search field above the view, or to the window's header bar.
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`, whose default placement is the toolbar.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil
  ) -> some View {
    SearchableContent(
      content: self, field: SearchField(prompt ?? Gtk.word(localized: "Search"), text: text), placement: placement)
  }
}

private struct SearchableContent<Content: View>: View {
  let content: Content
  let field: SearchField
  let placement: SearchFieldPlacement

  var body: some View {
    if placement.isInToolbar {
      content.toolbar {
        // Wide enough for typing, and narrow enough for the narrowest window with its buttons.
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
