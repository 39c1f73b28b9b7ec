import Graphics
import GtkBridge

extension Picker {
  /// Creates a picker for several values: it shows the value that all of them have, and sets all of them. While they differ, no
  /// option is shown as selected.
  ///
  /// Mirrors SwiftUI's `Picker(sources:selection:content:label:)`.
  public init<Sources: Collection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      anyOf: Binding {
        let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
        return values.count == 1 ? values.first : nil
      } set: { value in
        guard let value else { return }
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
