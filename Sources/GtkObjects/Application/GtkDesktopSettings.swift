import CGtk
import Foundation

extension Gtk {
  /// The user's desktop settings (GtkSettings).
  package final class DesktopSettings: Object {
    /// Returns the settings of the default display, or `nil` if there is no display.
    package convenience init?() {
      guard let settings = Gtk.displaySettings else { return nil }
      self.init(retaining: UnsafeMutableRawPointer(settings))
    }

    /// The properties that the values of this class depend on.
    package static let observedProperties = [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi", "gtk-font-name",
    ]

    /// Indicates whether the theme is dark, regardless of the setting that selected it.
    package var isDark: Bool {
      if let theme = Theme.current { return theme.isDark() }
      let label = Label("")
      var color = GdkRGBA()
      let context = gtk_widget_get_style_context(label.widget)
      guard gtk_style_context_lookup_color(context, "theme_bg_color", &color) != 0 else { return false }
      // The perceived brightness, by the luminance coefficients of Rec. 709.
      return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue < 0.5
    }

    /// Calls `handler` with whether the theme is dark: now, and after each change.
    package func followBrightness(_ handler: @escaping @MainActor (_ isDark: Bool) -> Void) {
      var latest = isDark
      handler(latest)
      for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
        connect("notify::\(property)") { [weak self] in
          guard let self, isDark != latest else { return }
          latest.toggle()
          handler(latest)
        }
      }
    }

    /// Indicates whether animations are enabled. They are disabled if the desktop reduces motion.
    package var animationsAreEnabled: Bool {
      get { property("gtk-enable-animations") }
      set { setProperty("gtk-enable-animations", to: newValue) }
    }

    /// The setting of the default display, or `false` if there is no display.
    package static var animationsAreEnabled: Bool {
      get { DesktopSettings()?.animationsAreEnabled ?? false }
      set { DesktopSettings()?.animationsAreEnabled = newValue }
    }

    /// The scale of text relative to the default: the desktop's scaling factor, multiplied by the font size relative to
    /// GNOME's default if the font is larger.
    package var textScale: Double { resolution / Self.defaultResolution * max(1, fontSize / 11) }

    /// The scale of text relative to the desktop's scale at the start of the program.
    package static var textZoom: Double {
      get { (DesktopSettings()?.resolution ?? initialResolution) / initialResolution }
      set { DesktopSettings()?.resolution = newValue * initialResolution }
    }

    /// The resolution of text, in dots per inch times 1024.
    private var resolution: Double {
      get {
        let resolution: Int32 = property("gtk-xft-dpi")
        return resolution > 0 ? Double(resolution) : Self.defaultResolution
      }
      set { setProperty("gtk-xft-dpi", to: Int32(newValue.rounded())) }
    }

    /// The resolution of text, in dots per inch.
    package var dotsPerInch: Double { resolution / 1024 }

    /// The desktop's font with its size, as Pango names it.
    package var fontName: String { property("gtk-font-name", as: String.self) }

    private static let initialResolution = DesktopSettings()?.resolution ?? defaultResolution
    private static let defaultResolution = 96.0 * 1024

    /// The size of the desktop's font in points, or 0 if it is not given in points.
    private var fontSize: Double {
      guard let font = pango_font_description_from_string(fontName) else { return 0 }
      defer { pango_font_description_free(font) }
      guard pango_font_description_get_size_is_absolute(font) == 0 else { return 0 }
      return Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    }

    /// Indicates whether the user's language is written from right to left.
    package static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
  }

  /// Returns whether the desktop has a program for the scheme of a URL.
  package static func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme, let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Opens a URL in the desktop's default program. Returns whether the URL is valid.
  package static func open(_ url: URL) -> Bool {
    guard g_uri_is_valid(url.absoluteString, G_URI_FLAGS_NONE, nil) != 0 else { return false }
    gtk_show_uri(nil, url.absoluteString, UInt32(GDK_CURRENT_TIME))
    return true
  }
}
