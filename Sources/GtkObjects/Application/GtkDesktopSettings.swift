import CGtk
import Foundation

extension Gtk {
  /// What the user has set for the desktop (GtkSettings).
  package final class DesktopSettings: Object {
    /// The settings of the default display; `nil` where there is none.
    package convenience init?() {
      guard let settings = gtk_settings_get_default() else { return nil }
      self.init(retaining: UnsafeMutableRawPointer(settings))
    }

    /// The properties that the values here depend on.
    package static let observedProperties = [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi", "gtk-font-name",
    ]

    /// Whether the theme has light text on dark, however it came to be chosen.
    package var isDark: Bool {
      let label = Label("")
      var color = GdkRGBA()
      let context = gtk_widget_get_style_context(label.widget)
      guard gtk_style_context_lookup_color(context, "theme_bg_color", &color) != 0 else { return false }
      // As bright as the eye sees it.
      return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue < 0.5
    }

    /// Whether the user wants movement on screen: off where the desktop is set to reduced motion.
    package var animationsAreEnabled: Bool {
      get { property("gtk-enable-animations") }
      set { setProperty("gtk-enable-animations", to: newValue) }
    }

    /// The same of the default display; `false` where there is none.
    package static var animationsAreEnabled: Bool {
      get { DesktopSettings()?.animationsAreEnabled ?? false }
      set { DesktopSettings()?.animationsAreEnabled = newValue }
    }

    /// How much larger than usual text is: by the desktop's factor for text, and by a font that is larger than GNOME's own.
    package var textScale: Double {
      let resolution: Int32 = property("gtk-xft-dpi")
      return (resolution > 0 ? Double(resolution) / (96 * 1024) : 1) * max(1, fontSize / 11)
    }

    /// The size of the desktop's font in points; 0 where it does not say one in points.
    private var fontSize: Double {
      guard let font = pango_font_description_from_string(property("gtk-font-name", as: String.self)) else { return 0 }
      defer { pango_font_description_free(font) }
      guard pango_font_description_get_size_is_absolute(font) == 0 else { return 0 }
      return Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    }

    /// Whether text runs from right to left in the user's language.
    package static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
  }

  /// Opens an address in the desktop's program for it, and says whether there is a way to ask for that.
  package static func open(_ url: URL) -> Bool {
    guard g_uri_is_valid(url.absoluteString, G_URI_FLAGS_NONE, nil) != 0 else { return false }
    gtk_show_uri(nil, url.absoluteString, UInt32(GDK_CURRENT_TIME))
    return true
  }
}
