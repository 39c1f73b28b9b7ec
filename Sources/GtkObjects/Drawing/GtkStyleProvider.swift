import CGtk

extension Gtk {
  /// The display-wide source of the module's CSS rules (GtkCssProvider).
  package final class StyleProvider: Object {
    package init() {
      let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
      super.init(adopting: UnsafeMutableRawPointer(provider))
    }

    /// Makes the rules count for every window of the default display.
    package func install() {
      guard let display = gdk_display_get_default() else { return }
      gtk_style_context_add_provider_for_display(
        display, opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Replaces all rules.
    package func load(_ rules: String) {
      gtk_css_provider_load_from_data(cast(), rules, -1)
    }
  }
}
