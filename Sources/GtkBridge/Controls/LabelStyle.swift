import GtkObjects

/// A style that selects the visible parts of a ``Label``.
///
/// Mirrors the members of SwiftUI's `LabelStyle`, as values; custom styles are not supported.
public struct LabelStyle: Hashable, Sendable {
  let showsTitle: Bool
  let showsIcon: Bool

  /// Both parts; in a toolbar only the icon.
  public static let automatic = LabelStyle(showsTitle: true, showsIcon: true)
  /// Both parts.
  public static let titleAndIcon = LabelStyle(showsTitle: true, showsIcon: true)
  /// Only the icon. Assistive technology still reads the title.
  public static let iconOnly = LabelStyle(showsTitle: false, showsIcon: true)
  /// Only the title.
  public static let titleOnly = LabelStyle(showsTitle: true, showsIcon: false)
}

extension View {
  /// Sets the visible parts of the labels inside.
  ///
  /// Mirrors SwiftUI's `labelStyle(_:)`.
  public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }

  /// Removes the view from the layout, but keeps it in the tree and its text as an accessibility label.
  func omitted(_ isOmitted: Bool) -> some View { widgetModifier(Omission(isOmitted: isOmitted)) }
}

extension EnvironmentValues {
  var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyle { .automatic }
}

private struct Omission: WidgetModifier {
  let isOmitted: Bool

  func attach(to element: Element) -> Gtk.Widget { element.outermost }

  func apply(to widget: Gtk.Widget) {
    if widget.isVisible == isOmitted { widget.isVisible = !isOmitted }
  }
}
