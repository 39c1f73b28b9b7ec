import GtkObjects

/// Accessibility traits beyond those that a view has by its type.
///
/// Mirrors SwiftUI's `AccessibilityTraits`, limited to those for which GTK has a role.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of traits from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A heading for the content that follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1)

  /// A container of texts that change without user input, such as the number of items in a cart. Assistive technology
  /// reports each change.
  ///
  /// Apply it to the container of the texts. It sets WAI-ARIA's role `status`, a live region.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2)
}

extension View {
  /// Adds accessibility traits to the view.
  ///
  /// ```swift
  /// VStack { Text("\(cart.count) in the cart") }
  ///   .accessibilityAddTraits(.updatesFrequently)
  /// ```
  ///
  /// Mirrors SwiftUI's `accessibilityAddTraits(_:)`. A widget has only one role, so `isHeader` takes precedence over
  /// `updatesFrequently`. A trait cannot be removed during the lifetime of the view.
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
