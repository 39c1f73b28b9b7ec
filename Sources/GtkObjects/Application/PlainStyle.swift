/// The named colours and style classes of libadwaita for GTK's own theme, which lacks them.
@MainActor
enum PlainStyle {
  private static let provider = Gtk.StyleProvider()

  private static let settings = Gtk.DesktopSettings()

  /// Adds the rules below those of the theme, so that a theme with such colours or classes keeps its own.
  static func install() {
    settings?.followBrightness { provider.load(textColors(isDark: $0) + colors + classes) }
    provider.install(at: .fallback)
  }

  /// Returns the colours of coloured text. They differ from the colours of backgrounds so that the text stays readable.
  private static func textColors(isDark: Bool) -> String {
    """
    @define-color accent_color mix(@theme_selected_bg_color,@theme_fg_color,\(isDark ? 0.55 : 0.35));
    @define-color destructive_color mix(@destructive_bg_color,@theme_fg_color,\(isDark ? 0.5 : 0.15));

    """
  }

  private static let colors = """
    @define-color accent_bg_color @theme_selected_bg_color;
    @define-color accent_fg_color @theme_selected_fg_color;
    @define-color destructive_bg_color #e01b24;
    @define-color window_bg_color @theme_bg_color;
    @define-color window_fg_color @theme_fg_color;
    @define-color view_bg_color @theme_base_color;
    @define-color view_fg_color @theme_text_color;
    @define-color headerbar_bg_color @theme_bg_color;
    @define-color popover_bg_color @theme_base_color;
    @define-color dialog_bg_color @theme_bg_color;
    @define-color card_bg_color @theme_base_color;
    @define-color card_fg_color @theme_text_color;
    @define-color card_shade_color alpha(@borders,0.7);

    """

  private static let classes = """
    .card { background-color: @card_bg_color; color: @card_fg_color; border-radius: 12px; box-shadow: 0 0 0 1px @borders; }
    button.pill { padding: 10px 32px; border-radius: 9999px; }
    .body { font-weight: 400; }
    .caption-heading { font-weight: 700; font-size: 9pt; }
    .accent { color: @accent_color; }
    .success { color: @success_color; }
    .warning { color: @warning_color; }
    .error { color: @destructive_color; }

    """
}
