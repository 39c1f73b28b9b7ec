import CGtk

extension Gtk {
  /// A single-line text field (GtkEntry, GtkPasswordEntry, GtkSearchEntry).
  package final class Entry: Widget {
    package enum Kind {
      case text, password, search
    }

    package init(_ kind: Kind) {
      switch kind {
      case .text:
        super.init(adopting: gtk_entry_new())
      case .password:
        super.init(adopting: gtk_password_entry_new())
        gtk_password_entry_set_show_peek_icon(opaque, 1)
      case .search:
        super.init(adopting: gtk_search_entry_new())
      }
      clearAccessibleNames(of: ["GtkImage"])
    }

    package var text: String {
      get { String(cString: gtk_editable_get_text(opaque)) }
      set {
        gtk_editable_set_text(opaque, newValue)
        // Set last, because GTK inserts the new text as if the user did.
        isTextNew = true
        // Undo applies only to typed text. This may be part of an undo, whose steps GTK still needs.
        Task { [weak self] in self?.forgetUndoSteps() }
      }
    }

    /// Indicates whether the program has set the text since the user began to insert some.
    var isTextNew = false

    /// Disables undo briefly, which clears GTK's undo steps.
    private func forgetUndoSteps() {
      guard gtk_editable_get_enable_undo(opaque) != 0 else { return }
      gtk_editable_set_enable_undo(opaque, 0)
      gtk_editable_set_enable_undo(opaque, 1)
    }

    package var placeholder: String {
      get { property("placeholder-text") }
      set { setProperty("placeholder-text", to: newValue) }
    }

    package var cursor: Int {
      get { Int(gtk_editable_get_position(opaque)) }
      set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
    }
  }

  /// A scrolling multi-line text editor (GtkTextView).
  package final class TextView: Widget {
    package let window = ScrolledWindow()
    package let buffer: Object
    private let longWordParts: LongWordParts
    let styles = TextViewStyles()
    /// Indicates whether a change by the user is being proposed. GTK's undo history records the change.
    var isProposingChange = false

    package init() {
      let view: UnsafeMutablePointer<GtkWidget> = gtk_text_view_new()
      buffer = Object(
        retaining: UnsafeMutableRawPointer(
          gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))))
      longWordParts = LongWordParts(in: buffer)
      super.init(adopting: view)
      gtk_text_view_set_wrap_mode(cast(), GTK_WRAP_WORD_CHAR)
      for margin in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { margin(cast(), 8) }
      for margin in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { margin(cast(), 8) }
      window.setChild(self)
      window.hasFrame = true
    }

    /// Indicates whether Tab types a tab rather than moving the focus.
    package var acceptsTab: Bool {
      get { gtk_text_view_get_accepts_tab(cast()) != 0 }
      set { gtk_text_view_set_accepts_tab(cast(), newValue ? 1 : 0) }
    }

    package var text: String {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
      // A picture is a character, too.
      guard let text = gtk_text_buffer_get_slice(buffer.cast(), &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    /// Replaces the differing part of the text, which preserves the cursor and the selection.
    ///
    /// - Parameter isUndoable: A Boolean value that indicates whether the change belongs to the user's current edit and
    ///   is undone with it.
    package func setText(_ text: String, isUndoable: Bool) {
      let (old, new) = (Array(self.text.unicodeScalars), Array(text.unicodeScalars))
      let shorter = min(old.count, new.count)
      var same = 0
      while same < shorter, old[same] == new[same] { same += 1 }
      var sameAtEnd = 0
      while sameAtEnd < shorter - same, old[old.count - 1 - sameAtEnd] == new[new.count - 1 - sameAtEnd] {
        sameAtEnd += 1
      }
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &start, Int32(clamping: same))
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &end, Int32(clamping: old.count - sameAtEnd))
      var inserted = String.UnicodeScalarView()
      inserted.append(contentsOf: new[same..<(new.count - sameAtEnd)])
      change(isUndoable: isUndoable) {
        gtk_text_buffer_delete(buffer.cast(), &start, &end)
        gtk_text_buffer_insert(buffer.cast(), &start, String(inserted), -1)
      }
    }

    /// Changes the text. A change by the program during a proposed change of the user is part of that one.
    func change(isUndoable: Bool, _ change: () -> Void) {
      if isUndoable || isProposingChange { return change() }
      gtk_text_buffer_begin_irreversible_action(buffer.cast())
      change()
      gtk_text_buffer_end_irreversible_action(buffer.cast())
    }
  }
}
