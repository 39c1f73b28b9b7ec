import GtkObjects

extension View {
  /// Sets the accessibility description of the view, which explains its purpose.
  ///
  /// Mirrors SwiftUI's `accessibilityHint(_:)`.
  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.content) }

  /// Sets the accessibility value of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityValue(_:)`. GTK 4.8 does not expose textual values.
  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.content) }

  /// Removes accessibility traits from the view.
  ///
  /// Mirrors SwiftUI's `accessibilityRemoveTraits(_:)`. A view whose role is one of the traits becomes a group.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    widgetModifier(RemovedTraits(traits: traits))
  }

  /// Makes the view a heading of a level.
  ///
  /// Mirrors SwiftUI's `accessibilityHeading(_:)`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    widgetModifier(HeadingOfLevel(level: level))
  }

  /// Represents the view by another view for assistive technology, such as a drawing by a slider.
  ///
  /// Mirrors SwiftUI's `accessibilityRepresentation(representation:)`. The other view is not drawn, and the keyboard does
  /// not reach it.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    accessibilityHidden(true).background(Representative(content: representation()))
  }

  /// Adds further views as the content of this one for assistive technology, such as the parts of a drawing.
  ///
  /// Mirrors SwiftUI's `accessibilityChildren(children:)`. The further views are not drawn.
  public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
    accessibilityElement(children: .ignore).background(Representative(content: children()))
  }

  /// Adds words by which the user's voice selects the view. It has no effect: the desktop has no voice control.
  ///
  /// Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  public func accessibilityInputLabels<Label: StringProtocol>(_ labels: [Label]) -> some View { self }

  /// Adds words by which the user's voice selects the view. It has no effect: the desktop has no voice control.
  ///
  /// Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Changes the place of the view among its siblings for assistive technology. It has no effect: the desktop's screen
  /// readers read elements in the order of the views.
  ///
  /// Mirrors SwiftUI's `accessibilitySortPriority(_:)`.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Sets the point at which assistive technology clicks. It has no effect: the desktop's assistive technology calls the
  /// actions of a view.
  ///
  /// Mirrors SwiftUI's `accessibilityActivationPoint(_:)`.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Sets whether the view keeps its colours when colours are inverted. It has no effect: the desktop does not invert
  /// colours.
  ///
  /// Mirrors SwiftUI's `accessibilityIgnoresInvertColors(_:)`.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> some View { self }

  /// Sets whether the user can interact with the view. It has no effect: GTK determines this by the widget.
  ///
  /// Mirrors SwiftUI's `accessibilityRespondsToUserInteraction(_:)`.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Shows the view large while the user presses it. It has no effect: the desktop scales all text, bars included.
  ///
  /// Mirrors SwiftUI's `accessibilityShowsLargeContentViewer()`.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Adds a rotor for the entries of a collection. It has no effect: the desktop's screen readers navigate by the roles
  /// of elements, such as headings and links, and do not support custom rotors.
  ///
  /// Mirrors SwiftUI's `accessibilityRotor(_:entries:entryLabel:)`.
  public func accessibilityRotor<Name: StringProtocol, Entry: Identifiable>(
    _ name: Name, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Adds further information about the view, which is read after its description.
  ///
  /// Mirrors SwiftUI's `accessibilityCustomContent(_:_:importance:)`. The information is part of the view's description,
  /// in place of a hint inside.
  public func accessibilityCustomContent<Name: StringProtocol, Value: StringProtocol>(
    _ name: Name, _ value: Value
  ) -> some View { accessibilityHint("\(name): \(value)") }
}

/// The level of a heading.
///
/// Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// Level 1, the highest, to level 6.
  case h1, h2, h3, h4, h5, h6
}

private struct RemovedTraits: WidgetModifier {
  let traits: AccessibilityTraits

  func attach(to element: Element) -> Gtk.Widget {
    let widget = element.accessible
    if let role = traits.role, widget.hasAccessibleRole(role) { widget.setAccessibleRole(.group) }
    return widget
  }

  func apply(to widget: Gtk.Widget) {
    if traits.contains(.isSelected) { widget.setAccessibleSelected(false) }
  }
}

private struct HeadingOfLevel: WidgetModifier {
  let level: AccessibilityHeadingLevel

  func attach(to element: Element) -> Gtk.Widget {
    element.accessible.setAccessibleRole(.heading)
    return element.accessible
  }

  func apply(to widget: Gtk.Widget) {
    if level != .unspecified { widget.setAccessibleLevel(Int(level.rawValue)) }
  }
}

/// A view only for assistive technology.
private struct Representative<Content: View>: View {
  let content: Content

  var body: some View {
    VStack { content }.opacity(0).allowsHitTesting(false).widgetModifier(OutOfKeyboard())
  }
}

private struct OutOfKeyboard: WidgetModifier {
  func attach(to element: Element) -> Gtk.Widget { element.outermost }

  func apply(to widget: Gtk.Widget) { widget.keepsFocusAway() }
}
