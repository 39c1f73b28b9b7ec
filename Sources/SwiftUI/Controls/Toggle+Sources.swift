import GtkBridge

extension Toggle {
  /// Creates a toggle for several values: it is on while all are, and sets all of them.
  ///
  /// Mirrors SwiftUI's `init(sources:isOn:label:)`. Here, a toggle of mixed values looks as one that is off.
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
