import CGtk
import Graphics

extension Gtk.Label {
  /// Shows styled runs with their text escaped.
  func setMarkup(of runs: [TextRun]) {
    let markup = runs.map { $0.markup { Gtk.rgba(of: $0.css, for: widget) } }
    gtk_label_set_markup(opaque, markup.joined())
    let spacing = runs.lazy.compactMap(\.style.tracking).max() ?? 0
    Gtk.setLetterSpacing(Int(min(max(spacing.rounded(.up), 0), 1_000)), of: self)
  }
}

extension Gtk {
  private static let letterSpacingKey = g_quark_from_string("gtkbridge-letter-spacing")

  @MainActor fileprivate static func setLetterSpacing(_ spacing: Int, of label: Label) {
    g_object_set_qdata(label.cast(), letterSpacingKey, UnsafeMutableRawPointer(bitPattern: spacing))
  }

  /// Returns the additional space between the characters of a label, in pixels, that its lines need beside the width that GTK
  /// measures: Pango counts it at both ends of a line while it breaks the text, and not in the width of the line.
  static func letterSpacing(of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Int32(truncatingIfNeeded: Int(bitPattern: g_object_get_qdata(object, letterSpacingKey)))
  }
}
