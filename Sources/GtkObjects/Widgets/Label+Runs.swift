import CGtk
import Graphics

extension Gtk.Label {
  /// Shows styled runs with their text escaped.
  func setMarkup(of runs: [TextRun]) {
    let markup = runs.map { $0.markup { Gtk.rgba(of: $0.css, for: widget) } }
    gtk_label_set_markup(opaque, markup.joined())
  }
}
