import GtkObjects

extension View {
  /// Sets the accessibility label of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  @_disfavoredOverload public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    widgetModifier(AccessibilityText(text: .label, string: String(label)))
  }

  /// Sets the accessibility label of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }

  /// Sets the accessibility description of the view, which explains its purpose.
  ///
  /// Mirrors SwiftUI's `accessibilityHint(_:)`.
  @_disfavoredOverload public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    widgetModifier(AccessibilityText(text: .description, string: String(hint)))
  }

  /// Sets the accessibility value of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityValue(_:)`. GTK 4.8 does not expose textual values.
  @_disfavoredOverload public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    widgetModifier(AccessibilityText(text: .valueText, string: String(value)))
  }

  /// Sets an identifier by which tests and GTK's inspector find the view's widget. Assistive technology does not read
  /// it.
  ///
  /// Mirrors SwiftUI's `accessibilityIdentifier(_:)`; sets the name of the widget.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    widgetModifier(AccessibilityIdentifier(identifier: identifier))
  }

  /// Hides the view from assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityHidden(_:)`.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    widgetModifier(AccessibilityHidden(isHidden: isHidden))
  }
}

struct AccessibilityText: WidgetModifier {
  let text: Gtk.Widget.AccessibleText
  let string: String

  func attach(to element: Element) -> Gtk.Widget { element.accessible }

  func apply(to widget: Gtk.Widget) {
    if text == .label { widget.giveAccessibleLabel(string) } else { widget.setAccessible(text, to: string) }
  }
}

struct AccessibilityIdentifier: WidgetModifier {
  let identifier: String

  func attach(to element: Element) -> Gtk.Widget { element.control }

  func apply(to widget: Gtk.Widget) { widget.name = identifier }
}

struct AccessibilityHidden: WidgetModifier {
  let isHidden: Bool

  func attach(to element: Element) -> Gtk.Widget { element.outermost }

  func apply(to widget: Gtk.Widget) { widget.setAccessibleHidden(isHidden) }
}
