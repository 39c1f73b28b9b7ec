// The titles of tabs and the prompts of search fields as resources.

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title, a system symbol and a value for the selection.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(title.string, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Creates a tab with a title, a picture and a value for the selection.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(title.string, image: image, value: value, role: role, content: content)
  }

  /// Creates a tab with a title and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(title.string, systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(title.string, image: image, role: role, content: content)
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title.string, content: content)
  }
}

extension View {
  /// Adds a search field with a prompt.
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt that has the focus while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
