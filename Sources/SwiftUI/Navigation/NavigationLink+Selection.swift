import GtkBridge

extension NavigationLink {
  /// Creates a link to `destination` that is on screen while `selection` is `tag`.
  ///
  /// Mirrors SwiftUI's `init(destination:tag:selection:label:)`.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isEqual(to: tag), label: label)
  }

  /// Creates a link to `destination` that is on screen while `selection` is `tag`.
  ///
  /// Mirrors SwiftUI's `init(tag:selection:destination:label:)`.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to `destination` that is on screen while `selection` is `tag`.
  ///
  /// Mirrors SwiftUI's `init(_:destination:tag:selection:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a title to `destination` that is on screen while `selection` is `tag`.
  ///
  /// Mirrors SwiftUI's `init(_:tag:selection:destination:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink {
  /// Returns the link itself: links open their screen in the stack around them.
  ///
  /// Mirrors SwiftUI's `isDetailLink(_:)`.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// Returns whether the value is a given tag. True sets the tag; false removes this tag, but no other.
  fileprivate func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool> where Value == Tag? {
    let selection = self
    return Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
