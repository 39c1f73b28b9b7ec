extension View {
  /// Says which value the view stands for in a ``Picker``.
  ///
  /// Mirrors SwiftUI's `tag(_:)`.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { widgetModifier(Tag(tag: AnyHashable(tag))) }
}

struct Tag: WidgetModifier {
  /// Unchecked, because comparing two modifiers is nonisolated by protocol; it is done on the main actor alone, where
  /// the value was made, and the value never changes.
  nonisolated(unsafe) let tag: AnyHashable

  func attach(to element: Element) -> Element { element }

  func apply(to element: Element) { element.tag = tag }
}
