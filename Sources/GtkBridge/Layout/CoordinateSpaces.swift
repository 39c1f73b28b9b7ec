import GtkObjects

extension View {
  /// Gives the view's coordinate space a name, by which inner views can find their position in it.
  ///
  /// Mirrors SwiftUI's `coordinateSpace(_:)`.
  ///
  /// ```swift
  /// ScrollView { Header() }.coordinateSpace(.named("scroll"))
  /// ```
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    widgetModifier(NamedSpace(space: space.coordinateSpace))
  }

  /// Gives the view's coordinate space a name, by which inner views can find their position in it.
  ///
  /// Mirrors SwiftUI's `coordinateSpace(name:)`.
  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}

private struct NamedSpace: WidgetModifier {
  final class Target {
    let widget: Gtk.Widget
    var name: AnyHashable?

    init(_ widget: Gtk.Widget) { self.widget = widget }
  }

  /// Safe because only the main actor creates, compares and applies modifiers.
  nonisolated(unsafe) let space: CoordinateSpace

  func attach(to element: Element) -> Target {
    // Padding around the view is outside its space.
    element.taken = max(element.taken, .border)
    return Target(element.outermost)
  }

  func apply(to target: Target) {
    guard case .named(let name) = space else { return }
    target.widget.setSpaceName(name, insteadOf: target.name)
    target.name = name
  }

  nonisolated static func == (first: NamedSpace, second: NamedSpace) -> Bool { first.space == second.space }
}
