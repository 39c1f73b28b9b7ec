import CGtk
import Graphics

extension Gtk {
  /// A patch that divides a text with a very long word into parts, which Pango shapes separately.
  ///
  /// Pango breaks a word into lines one by one and shapes the remainder of the part again for each line. As one part, a
  /// word of 90,000 letters takes minutes.
  @MainActor
  final class LongWordParts {
    /// The minimum number of characters of a word that is divided.
    private static let length = 500

    private let buffer: Object
    /// The tag of every other part. Pango shapes neighbours with different attributes separately.
    private let tag: Object
    private var isDivided = false
    private var handler: SignalHandler?

    init(in buffer: Object) {
      self.buffer = buffer
      tag = Object(adopting: UnsafeMutableRawPointer(gtk_text_tag_new(nil)))
      // Letters are one Pango unit apart, 1/1024 of a pixel. A tag without any attribute would not divide the text.
      tag.setProperty("letter-spacing", to: Int32(1))
      gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer.cast()), tag.cast())
      handler = buffer.connect("changed") { [weak self] in self?.divide() }
    }

    private func divide() {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
      guard let characters = gtk_text_buffer_get_slice(buffer.cast(), &start, &end, 1) else { return }
      defer { g_free(characters) }
      let text = String(cString: characters)
      let hasLongWord = LongWord.isIn(text, length: Self.length)
      guard hasLongWord || isDivided else { return }
      gtk_text_buffer_remove_tag(buffer.cast(), tag.cast(), &start, &end)
      isDivided = hasLongWord
      guard hasLongWord else { return }
      let utf8 = Array(text.utf8)
      end = start
      for (index, bytes) in LongWord.parts(of: text).enumerated() {
        start = end
        gtk_text_iter_forward_chars(&end, Int32(clamping: utf8[bytes].count { $0 & 0xC0 != 0x80 }))
        if index.isMultiple(of: 2) { gtk_text_buffer_apply_tag(buffer.cast(), tag.cast(), &start, &end) }
      }
    }
  }
}
