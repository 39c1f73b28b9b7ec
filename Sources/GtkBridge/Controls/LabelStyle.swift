import GtkObjects

/// Which parts of a ``Label`` are shown.
///
/// Mirrors the members of SwiftUI's `LabelStyle`, as values; styles of one's own are not supported.
public struct LabelStyle: Hashable, Sendable {
  let showsTitle: Bool
  let showsIcon: Bool

  /// Both parts; in a toolbar the icon alone.
  public static let automatic = LabelStyle(showsTitle: true, showsIcon: true)
  /// Both parts.
  public static let titleAndIcon = LabelStyle(showsTitle: true, showsIcon: true)
  /// The icon alone; assistive technology still reads the title.
  public static let iconOnly = LabelStyle(showsTitle: false, showsIcon: true)
  /// The title alone.
  public static let titleOnly = LabelStyle(showsTitle: true, showsIcon: false)
}

extension View {
  /// Says which parts of the labels inside are shown.
  ///
  /// Mirrors SwiftUI's `labelStyle(_:)`.
  public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }

  /// Keeps the view in the tree, and its text as a name for assistive technology, but takes its room away.
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
