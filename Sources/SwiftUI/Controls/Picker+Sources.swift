import Graphics
import GtkBridge

extension Picker {
  /// Creates a picker for several values: it shows the value that all of them have, or else that of the first, and sets
  /// all of them.
  ///
  /// Mirrors SwiftUI's `Picker(sources:selection:content:label:)`, which shows values that differ as mixed.
  public init<Sources: Collection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    precondition(!sources.isEmpty, "A picker has the value of at least one source.")
    self.init(
      selection: Binding {
        sources[sources.startIndex][keyPath: selection].wrappedValue
      } set: { value in
        for source in sources { source[keyPath: selection].wrappedValue = value }
      }, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title for several values.
  public init<Sources: Collection>(
    _ titleKey: LocalizedStringKey, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title for several values.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: LocalizedStringResource, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a title for several values.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: Collection>(
    _ title: Title, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == GtkBridge.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol for several values.
  public init<Sources: Collection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      GtkBridge.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a system symbol for several values.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: LocalizedStringResource, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      GtkBridge.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a system symbol for several values.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: Collection>(
    _ title: Title, systemImage: String, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      GtkBridge.Label(title, systemImage: systemImage)
    }
  }
}
