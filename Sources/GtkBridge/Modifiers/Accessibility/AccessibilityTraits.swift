import GtkObjects

/// What a view is to assistive technology, where that is more than what its own kind says.
///
/// Mirrors SwiftUI's `AccessibilityTraits`, with those for which this toolkit has a role.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of traits of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The heading of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1)

  /// Texts that change while nobody touches them, such as how much is in a cart: assistive technology tells of each change.
  ///
  /// For the container of such texts. It becomes what WAI-ARIA calls a `status`, a live region.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2)
}

extension View {
  /// Says what the view is to assistive technology.
  ///
  /// ```swift
  /// VStack { Text("\(cart.count) in the cart") }
  ///   .accessibilityAddTraits(.updatesFrequently)
  /// ```
  ///
  /// Mirrors SwiftUI's `accessibilityAddTraits(_:)`. A widget is one thing only, so the first of several traits counts, and a
  /// trait stays for as long as the view is there.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    widgetModifier(AddedTraits(traits: traits))
  }
}

private struct AddedTraits: WidgetModifier {
  let traits: AccessibilityTraits

  func attach(to element: Element) -> Gtk.Widget {
    let role: Gtk.Widget.AccessibleRole? =
      traits.contains(.isHeader) ? .heading : traits.contains(.updatesFrequently) ? .status : nil
    if let role { element.control.setAccessibleRole(role) }
    return element.control
  }

  func apply(to widget: Gtk.Widget) {}
}
