import CGtk
import Foundation

/// The truncation of labels whose place is lower than the height of their lines.
///
/// GTK's labels limit only the number of their lines, and otherwise draw beyond their place. The limit is therefore set
/// on the label's Pango layout while the label is in its place. It must be removed before GTK measures the label.
extension Gtk {
  /// Returns the height of the lines of a label that fit into a height, at least one line, with the space around the
  /// lines; `nil` for other widgets.
  static func heightOfLines(
    of widget: UnsafeMutablePointer<GtkWidget>, width: Int32, within height: Int32
  ) -> Int32? {
    guard let label = label(widget), let lines = pango_layout_copy(gtk_label_get_layout(label)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(lines)) }
    limit(lines, of: widget, width: width, height: height)
    return heightAround(lines, of: widget)
  }

  /// Returns whether a widget is a label with several lines.
  static func hasSeveralLines(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    label(widget).map { pango_layout_get_line_count(gtk_label_get_layout($0)) > 1 } ?? false
  }

  /// Truncates a label that has just been placed, if its place is too low for all lines.
  ///
  /// - Returns: Whether the label has been truncated.
  static func truncateIfNeeded(_ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) -> Bool {
    guard let label = label(widget), let lines = gtk_label_get_layout(label),
      heightAround(lines, of: widget) > height
    else { return false }
    limit(lines, of: widget, width: width, height: height)
    return true
  }

  /// Restores the lines up to GTK's own limit.
  static func endTruncation(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let label = label(widget), let lines = gtk_label_get_layout(label) else { return }
    endScale(of: lines)
    let text = gtk_label_get_text(label)
    if let text, strchr(text, Int32(newline)) != nil { pango_layout_set_text(lines, text, -1) }
    pango_layout_set_height(lines, gtk_label_get_lines(label) > 0 ? -gtk_label_get_lines(label) : -1)
    pango_layout_set_ellipsize(lines, gtk_label_get_ellipsize(label))
    if gtk_label_get_wrap(label) == 0, gtk_label_get_ellipsize(label) == PANGO_ELLIPSIZE_NONE {
      pango_layout_set_width(lines, -1)
    }
  }

  private static func label(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 ? OpaquePointer(widget) : nil
  }

  static func limit(
    _ lines: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32
  ) {
    let insets = boxInsets(of: widget)
    let room = max(height - Int32(insets.top + insets.bottom), 0) * PANGO_SCALE
    pango_layout_set_width(lines, max(width - Int32(insets.leading + insets.trailing), 0) * PANGO_SCALE)
    joinParagraphs(of: lines, after: room)
    pango_layout_set_height(lines, room)
    if pango_layout_get_ellipsize(lines) == PANGO_ELLIPSIZE_NONE {
      pango_layout_set_ellipsize(lines, PANGO_ELLIPSIZE_END)
    }
  }

  /// Replaces the line breaks of the text by spaces, starting with the last line that fits into a height. Pango shows
  /// at least one line of each paragraph, regardless of the height.
  private static func joinParagraphs(of lines: OpaquePointer, after room: Int32) {
    guard let text = pango_layout_get_text(lines), strchr(text, Int32(newline)) != nil,
      let line = pango_layout_get_iter(lines)
    else { return }
    defer { pango_layout_iter_free(line) }
    var start = 0
    repeat {
      var end = Int32(0)
      pango_layout_iter_get_line_yrange(line, nil, &end)
      if end > room { break }
      start = Int(pango_layout_iter_get_index(line))
    } while pango_layout_iter_next_line(line) != 0
    // The bytes keep their positions, to which the attributes of the text refer.
    var bytes = Array(UnsafeBufferPointer(start: text, count: strlen(text)))
    for index in bytes.indices.dropFirst(start) where bytes[index] == newline { bytes[index] = space }
    pango_layout_set_text(lines, bytes, Int32(clamping: bytes.count))
  }

  private static let newline: CChar = 10
  private static let space: CChar = 32

  static func heightAround(_ lines: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    let insets = boxInsets(of: widget)
    var height = Int32(0)
    pango_layout_get_pixel_size(lines, nil, &height)
    return height + Int32(insets.top + insets.bottom)
  }
}
