import CGtk
import Graphics

extension Gtk.Label {
  /// Shows the symbols and pictures of runs in place of the characters that stand for them, and names the label by their
  /// words.
  func showSymbols(of runs: [TextRun]) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    InlineShape.add(
      runs, to: attributes, of: text, in: gtk_widget_get_pango_context(widget), symbolSide: symbolSide)
    gtk_label_set_attributes(opaque, attributes)
    setAccessibleLabel(
      runs.map { run in
        run.symbol.map(SymbolWords.words) ?? run.picture?.words ?? run.text
      }.joined())
  }
}
