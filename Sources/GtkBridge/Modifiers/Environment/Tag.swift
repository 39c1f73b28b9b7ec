extension View {
  /// Sets the value that selects the view in a ``Picker``.
  ///
  /// Mirrors SwiftUI's `tag(_:)`.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { widgetModifier(Tag(tag: AnyHashable(tag))) }
}

extension WidgetModifiedContent: TaggedView where Modifier == Tag {
  package var tag: AnyHashable { modifier.tag }
}

package struct Tag: WidgetModifier {
  /// Unchecked, because comparing modifiers is nonisolated by protocol. It is safe, because the value is created and
  /// compared only on the main actor and never changes.
  nonisolated(unsafe) package let tag: AnyHashable

  package func attach(to element: Element) -> Element { element }

  package func apply(to element: Element) { element.tag = tag }
}
