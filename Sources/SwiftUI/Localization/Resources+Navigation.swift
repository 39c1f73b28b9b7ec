// The titles of screens, windows and the links to them, as resources.

extension View {
  /// Sets the title of the screen.
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(title.string) }

  /// Sets the subtitle of the screen.
  ///
  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
    navigationSubtitle(subtitle.string)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to `destination`.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to `destination`.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title to the destination for a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension WindowGroup {
  /// Creates a group of windows with a title, which a screen inside may change.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.string, id: id, content: content)
  }
}

extension Window {
  /// Creates a window with a title, which a screen inside may change.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.string, id: id, content: content)
  }
}

extension CommandMenu {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(name.string, content: content)
  }
}
