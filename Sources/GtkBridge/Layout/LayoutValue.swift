import GtkObjects

extension View {
  /// Provides a value to the layout of the view's container.
  ///
  /// Mirrors SwiftUI's `layoutValue(key:value:)`. The layout reads it as `subview[Key.self]`.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    widgetModifier(LayoutValueModifier<Key>(value: value))
  }
}

private struct LayoutValueModifier<Key: LayoutValueKey>: WidgetModifier {
  /// Safe because only the main actor creates, compares and applies modifiers.
  nonisolated(unsafe) let value: Key.Value

  func attach(to element: Element) -> Gtk.Widget { element.outermost }

  func apply(to widget: Gtk.Widget) {
    widget.layoutElement.layoutValues[Key.self] = value
    widget.setNeedsLayout()
  }

  nonisolated static func == (first: Self, second: Self) -> Bool { isSamePlainValue(first.value, second.value) }
}
