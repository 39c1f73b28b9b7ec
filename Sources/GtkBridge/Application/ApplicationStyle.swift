import GtkObjects

/// The look of a program's widgets.
///
/// The product `GtkBridgeAdwaita` adds the style of GNOME's applications. Colours such as ``Color/accentColor`` and the
/// cards of lists follow the style.
@preconcurrency @MainActor
public struct ApplicationStyle {
  /// The style of GTK's own theme, which needs no other library.
  public static let gtk = ApplicationStyle(theme: nil)

  /// The library that styles the widgets, or `nil` for GTK's own theme.
  package let theme: Gtk.Theme?

  package init(theme: Gtk.Theme?) {
    self.theme = theme
  }
}
