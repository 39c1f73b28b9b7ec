import GtkObjects

extension View {
  /// Names the view to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    widgetModifier(AccessibilityText(text: .label, string: String(label)))
  }

  /// Names the view to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }

  /// Tells assistive technology what the view is for.
  ///
  /// Mirrors SwiftUI's `accessibilityHint(_:)`.
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    widgetModifier(AccessibilityText(text: .description, string: String(hint)))
  }

  /// Tells assistive technology the view's value in words.
  ///
  /// Mirrors SwiftUI's `accessibilityValue(_:)`.
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    widgetModifier(AccessibilityText(text: .valueText, string: String(value)))
  }

  /// Gives the view a name by which tests and GTK's inspector find its widget. Nobody reads it out.
  ///
  /// Mirrors SwiftUI's `accessibilityIdentifier(_:)`; it is the widget's name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    widgetModifier(AccessibilityIdentifier(identifier: identifier))
  }

  /// Keeps the view from assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityHidden(_:)`.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    widgetModifier(AccessibilityHidden(isHidden: isHidden))
  }
}

struct AccessibilityText: WidgetModifier {
  let text: Gtk.Widget.AccessibleText
  let string: String

  func attach(to element: Element) -> Gtk.Widget { element.control }

  func apply(to widget: Gtk.Widget) { widget.setAccessible(text, to: string) }
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
