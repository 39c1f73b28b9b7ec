// The titles of tabs, of older navigation and of search fields as keys.

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title, a system symbol and a value for the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey.string, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Creates a tab with a title, a picture and a value for the selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey.string, image: image, value: value, role: role, content: content)
  }

  /// Creates a tab with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey.string, systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey.string, image: image, role: role, content: content)
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, content: content)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to `destination` that is on screen while `selection` is `tag`.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title to `destination` that is on screen while `selection` is `tag`.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension View {
  /// Sets the title of the screen. The mode has no effect.
  ///
  /// Mirrors SwiftUI's `navigationBarTitle(_:displayMode:)`.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey.string)
  }

  /// Adds a search field with a prompt.
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt and suggestions.
  ///
  /// SwiftUI's older form of `searchSuggestions(_:)`.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a search field with a prompt that has the focus while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
