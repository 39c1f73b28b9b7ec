import Graphics
import GtkBridge

extension Toggle {
  /// Creates a toggle for several values: it is on while all values are on, and sets all of them.
  ///
  /// Mirrors SwiftUI's `init(sources:isOn:label:)`. Here, a toggle of mixed values looks off.
  public init<Sources: Collection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding {
        sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
      } set: { value in
        for source in sources { source[keyPath: isOn].wrappedValue = value }
      }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title for several values.
  public init<Sources: Collection>(
    _ titleKey: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title for several values.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: LocalizedStringResource, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a title for several values.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: Collection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GtkBridge.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol for several values.
  public init<Sources: Collection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GtkBridge.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a system symbol for several values.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: LocalizedStringResource, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GtkBridge.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a system symbol for several values.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: Collection>(
    _ title: Title, systemImage: String, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == GtkBridge.Label<Text, Image> {
  /// Creates a toggle with a title and a picture of an asset catalogue for several values.
  public init<Sources: Collection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GtkBridge.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and a picture of an asset catalogue for several values.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: LocalizedStringResource, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GtkBridge.Label(title, image: image) }
  }

  /// Creates a toggle with a title and a picture of an asset catalogue for several values.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: Collection>(
    _ title: Title, image: ImageResource, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GtkBridge.Label(title, image: image) }
  }
}
