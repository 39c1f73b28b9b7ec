// The titles of screens, windows and the links to them, as keys.

extension View {
  /// Sets the title of the screen.
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey.string) }

  /// Sets the subtitle of the screen.
  ///
  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(subtitleKey.string)
  }

  /// Sets the title of the screen.
  ///
  /// Mirrors SwiftUI's `navigationBarTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey.string) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to `destination`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to `destination`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// Creates a link with a title to `destination` that is on screen while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title to `destination` that is on screen while `isActive` is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title to the destination for a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension WindowGroup {
  /// Creates a group of windows with a title, which a screen inside may change.
  public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(titleKey.string, id: id, content: content)
  }
}

extension Window {
  /// Creates a window with a title, which a screen inside may change.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(titleKey.string, id: id, content: content)
  }
}

extension CommandMenu {
  /// Creates a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nameKey.string, content: content)
  }
}
