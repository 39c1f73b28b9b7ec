import CGtk

extension Gtk {
  /// A dialog that asks for a single value, such as a colour (GtkDialog). The caller closes it.
  @MainActor
  package class ChooserDialog {
    package let window: Window

    fileprivate init(_ dialog: UnsafeMutablePointer<GtkWidget>, above parent: Window) {
      // GTK owns every new top-level window until it is destroyed, so this reference is added.
      window = Window(retaining: UnsafeMutableRawPointer(dialog))
      window.setParent(parent, isModal: true)
    }

    fileprivate var chooser: OpaquePointer { window.opaque }

    /// Shows the dialog, and calls `answer` once the user has chosen (`true`) or has closed it.
    package func show(_ answer: @escaping @MainActor (Bool) -> Void) {
      typealias Handler = @MainActor (Bool) -> Void
      let responded: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
        let handler = Callback<Handler>.handler(at: data)
        // Safe, because GTK emits signals on the main thread, which runs its main loop.
        MainActor.assumeIsolated { handler?(response == GTK_RESPONSE_OK.rawValue) }
      }
      window.connect("response", to: answer as Handler, through: responded)
      window.present()
    }

    package func close() { window.destroy() }
  }

  /// The desktop's dialog for a colour (GtkColorChooserDialog).
  @MainActor
  package final class ColorChooserDialog: ChooserDialog {
    package init(title: String?, above parent: Window) {
      super.init(gtk_color_chooser_dialog_new(title, parent.cast()), above: parent)
    }

    package var supportsOpacity: Bool {
      get { gtk_color_chooser_get_use_alpha(chooser) != 0 }
      set { gtk_color_chooser_set_use_alpha(chooser, newValue ? 1 : 0) }
    }

    package var parts: ColorButton.Parts {
      get {
        var rgba = GdkRGBA()
        gtk_color_chooser_get_rgba(chooser, &rgba)
        return ColorButton.Parts(rgba)
      }
      set {
        var rgba = newValue.rgba
        gtk_color_chooser_set_rgba(chooser, &rgba)
      }
    }

    /// Shows a CSS colour as the chosen one.
    package func select(css: String) { parts = ColorButton.Parts(Gtk.rgba(of: css, for: window.widget)) }
  }

  /// The desktop's dialog for a font (GtkFontChooserDialog).
  @MainActor
  package final class FontChooserDialog: ChooserDialog {
    /// A chosen font.
    package struct Choice {
      package let family: String
      /// The thickness of the strokes, from 100 to 1000. The usual one is 400.
      package let weight: Int
      package let isItalic: Bool
    }

    /// - Parameter includesFaces: Indicates whether the user chooses among the faces of a family, such as the bold one.
    package init(title: String?, includesFaces: Bool, above parent: Window) {
      super.init(gtk_font_chooser_dialog_new(title, parent.cast()), above: parent)
      let level = includesFaces ? GTK_FONT_CHOOSER_LEVEL_STYLE : GTK_FONT_CHOOSER_LEVEL_FAMILY
      gtk_font_chooser_set_level(chooser, level)
    }

    /// Shows a family as the chosen one.
    package func select(family: String) { gtk_font_chooser_set_font(chooser, family) }

    /// The chosen font, or `nil` for none.
    package var choice: Choice? {
      guard let font = gtk_font_chooser_get_font_desc(chooser) else { return nil }
      defer { pango_font_description_free(font) }
      guard let family = pango_font_description_get_family(font) else { return nil }
      return Choice(
        family: String(cString: family), weight: Int(pango_font_description_get_weight(font).rawValue),
        isItalic: pango_font_description_get_style(font) != PANGO_STYLE_NORMAL)
    }
  }
}
