import CGtk
import Graphics

extension Gtk.TextView {
  /// Indicates whether the user can change the text.
  package var isEditable: Bool {
    get { gtk_text_view_get_editable(cast()) != 0 }
    set {
      gtk_text_view_set_editable(cast(), newValue ? 1 : 0)
      gtk_text_view_set_cursor_visible(cast(), newValue ? 1 : 0)
    }
  }

  /// Sets the alignment of the lines.
  package func setJustification(_ justification: Gtk.Label.Justification) {
    gtk_text_view_set_justification(cast(), justification.value)
  }

  /// Sets the distances of the text from the edges.
  package func setInsets(_ insets: EdgeInsets) {
    gtk_text_view_set_top_margin(cast(), Self.pixels(insets.top) ?? 0)
    gtk_text_view_set_left_margin(cast(), Self.pixels(insets.leading) ?? 0)
    gtk_text_view_set_bottom_margin(cast(), Self.pixels(insets.bottom) ?? 0)
    gtk_text_view_set_right_margin(cast(), Self.pixels(insets.trailing) ?? 0)
    // GTK lays out the lines again, and discards its own size.
    gtk_widget_queue_resize(widget)
  }

  /// The selected characters, or the place of the cursor.
  package var selection: Range<Int> {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer.cast(), &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &start, Int32(clamping: newValue.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &end, Int32(clamping: newValue.upperBound))
      gtk_text_buffer_select_range(buffer.cast(), &end, &start)
    }
  }

  /// Scrolls until the cursor is visible.
  package func scrollToCursor() {
    gtk_text_view_scroll_mark_onscreen(cast(), gtk_text_buffer_get_insert(buffer.cast()))
  }

  /// Calls `handler` before each change of the text with the replaced characters and the new text. The result says
  /// whether the change may happen.
  package func onProposedChange(_ handler: @escaping @MainActor (Range<Int>, String) -> Bool) {
    typealias Handler = @MainActor (Range<Int>, String) -> Bool
    typealias Place = UnsafeMutablePointer<GtkTextIter>
    let insert: @convention(c) (gpointer?, Place?, UnsafePointer<CChar>?, Int32, gpointer?) -> Void = {
      buffer, place, characters, length, data in
      guard let buffer, let place, let characters else { return }
      let handler = Callback<Handler>.handler(at: data)
      let bytes = UnsafeBufferPointer(start: characters, count: length < 0 ? strlen(characters) : Int(length))
      let string = String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let offset = Int(gtk_text_iter_get_offset(place))
      // Safe, because the user types on the main thread, which runs GTK's main loop.
      let mayChange = MainActor.assumeIsolated { handler?(offset..<offset, string) != false }
      if !mayChange { g_signal_stop_emission_by_name(buffer, "insert-text") }
    }
    let delete: @convention(c) (gpointer?, Place?, Place?, gpointer?) -> Void = { buffer, start, end, data in
      guard let buffer, let start, let end else { return }
      let handler = Callback<Handler>.handler(at: data)
      let (first, last) = (Int(gtk_text_iter_get_offset(start)), Int(gtk_text_iter_get_offset(end)))
      // Safe, for the same reason.
      let mayChange = MainActor.assumeIsolated { handler?(min(first, last)..<max(first, last), "") != false }
      if !mayChange { g_signal_stop_emission_by_name(buffer, "delete-range") }
    }
    let asked: Handler = { [weak self] range, text in
      self?.isProposingChange = true
      defer { self?.isProposingChange = false }
      return handler(range, text)
    }
    buffer.connect("insert-text", to: asked, through: insert)
    buffer.connect("delete-range", to: asked, through: delete)
  }
}
