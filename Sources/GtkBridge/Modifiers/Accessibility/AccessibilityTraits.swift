import GtkObjects

extension View {
  /// Adds accessibility traits to the view.
  ///
  /// ```swift
  /// VStack { Text("\(cart.count) in the cart") }
  ///   .accessibilityAddTraits(.updatesFrequently)
  /// ```
  ///
  /// Mirrors SwiftUI's `accessibilityAddTraits(_:)`. Roles cannot change during the lifetime of the view; the state
  /// ``AccessibilityTraits/isSelected`` can.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    widgetModifier(AddedTraits(traits: traits))
  }
}

private struct AddedTraits: WidgetModifier {
  let traits: AccessibilityTraits

  final class Target {
    let widget: Gtk.Widget
    var isSelected = false

    init(_ widget: Gtk.Widget) { self.widget = widget }
  }

  func attach(to element: Element) -> Target {
    let widget = element.accessible
    if let role = traits.role { widget.setAccessibleRole(role) }
    if traits.contains(.isModal) { widget.setAccessibleModal(true) }
    return Target(widget)
  }

  func apply(to target: Target) {
    let isSelected = traits.contains(.isSelected)
    guard isSelected != target.isSelected else { return }
    target.isSelected = isSelected
    target.widget.setAccessibleSelected(isSelected)
  }
}
