import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension TestScreen {
  /// The first baseline of a text, from the top of the screen.
  func baseline(of text: String) throws -> Double {
    let label = try #require(root.label(text))
    let layout = gtk_label_get_layout(label.opaque)
    var (x, y) = (Int32(0), Int32(0))
    gtk_label_get_layout_offsets(label.opaque, &x, &y)
    let top = Double(try bounds(of: text).y)
    let below = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    return top + Double(y) + below
  }
}
