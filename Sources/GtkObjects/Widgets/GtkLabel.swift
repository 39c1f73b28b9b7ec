import CGtk
import Graphics

extension Gtk {
  /// A text that cannot be edited (GtkLabel). Lines wrap between words, and within long words.
  ///
  /// Wrapping is enabled only for texts that can be broken, because GTK measures a wrapping label ten times slower.
  /// Wrapping within words is enabled only for labels with a ``LongWord``. Otherwise, Pango would try nearly every
  /// character as a line break whenever it measures a label, which takes a fifth of the start of a small program.
  package final class Label: Widget {
    /// The runs before ``lineLimit`` is applied.
    private var runs: [TextRun]?
    private var content: String
    private var mayBreakWords = false
    private var hasWholeWords = false
    private var hasSymbols = false
    /// The side length in pixels of symbols in the text, for text without a font of its own.
    package var symbolSide = 16.0 {
      didSet { if hasSymbols, symbolSide != oldValue { show() } }
    }
    /// Indicates whether the label may have several lines.
    var allowsWrapping = true {
      didSet { adaptWrapping() }
    }
    private var wraps = false
    /// The maximum number of lines, or `nil` for no limit.
    package var lineLimit: Int? {
      didSet {
        guard lineLimit != oldValue else { return }
        if content.hasLineBreak { show() }
        adaptWidth()
      }
    }

    package init(_ text: String) {
      content = text
      super.init(adopting: gtk_label_new(LongWord.shown(text)))
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
      // The natural size is a single line. Otherwise, a box with spare height would compress the label's width.
      gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
      adaptWrapping()
    }

    /// Sets the alignment of the lines in an allocation that is wider than the lines, as after wrapping.
    package func setBlockAlign(_ align: Align) {
      switch align {
      case .start, .fill, .baseline: gtk_label_set_xalign(opaque, 0)
      case .center: gtk_label_set_xalign(opaque, 0.5)
      case .end: gtk_label_set_xalign(opaque, 1)
      }
    }

    override package var isVisible: Bool {
      get { super.isVisible }
      set {
        guard newValue != super.isVisible else { return }
        super.isVisible = newValue
        guard newValue else { return }
        // GTK 4.8 keeps the size of a label whose wrapping changes while it is hidden: a text of several lines would get
        // room for one. A measurement makes GTK accept the next request of a new size.
        _ = naturalWidth
        gtk_widget_queue_resize(widget)
      }
    }

    /// The text, which is never interpreted as markup.
    package var text: String {
      get { String(cString: gtk_label_get_text(opaque)) }
      set {
        content = newValue
        runs = nil
        show()
      }
    }

    /// Calls `handler` with the address of a link that the user follows. If it returns `false`, the desktop opens the link.
    package func onLink(_ handler: @escaping @MainActor (String) -> Bool) {
      connect(answering: "activate-link") { [weak self] in
        guard let self, let address = gtk_label_get_current_uri(opaque) else { return false }
        return handler(String(cString: address))
      }
    }

    /// Shows styled runs, whose text is never interpreted as markup.
    package func setRuns(_ runs: [TextRun]) {
      content = runs.map(\.text).joined()
      self.runs = runs
      show()
    }

    private func show() {
      if let runs {
        setMarkup(of: lineLimit.map { runs.joiningLines(after: $0) } ?? runs)
      } else {
        gtk_label_set_text(opaque, LongWord.shown(lineLimit.map { content.joiningLines(after: $0) } ?? content))
      }
      adaptWrapping()
      let showedSymbols = hasSymbols
      hasSymbols = runs?.contains { $0.symbol != nil || $0.picture != nil } == true
      if hasSymbols, let runs {
        showSymbols(of: runs)
      } else if showedSymbols {
        gtk_label_set_attributes(opaque, nil)
        clearAccessibleName()
      }
    }

    private func adaptWrapping() {
      let hasLongWord = LongWord.isIn(content)
      let wraps = allowsWrapping && (hasLongWord || content.mayBeBroken)
      if wraps != self.wraps {
        self.wraps = wraps
        gtk_label_set_wrap(opaque, wraps ? 1 : 0)
      }
      // The text of the label is a copy, which most labels do not need.
      let words = wraps && !hasLongWord && HangulWord.isIn(content) ? HangulWord.ranges(in: text) : []
      if hasLongWord {
        divide(text)
      } else if !words.isEmpty {
        keepWhole(words)
      } else if mayBreakWords || hasWholeWords {
        gtk_label_set_attributes(opaque, nil)
      }
      hasWholeWords = !words.isEmpty
      guard hasLongWord != mayBreakWords else { return }
      mayBreakWords = hasLongWord
      gtk_label_set_wrap_mode(opaque, hasLongWord ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
      adaptWidth()
    }

    /// Sets limits for the width. The minimum keeps a breakable label from shrinking to a column of letters beside
    /// others. The maximum keeps a very long line within Pango's range. A single truncated line needs no minimum beyond
    /// GTK's own.
    private func adaptWidth() {
      gtk_label_set_width_chars(opaque, mayBreakWords && lineLimit != 1 ? LongWord.leastWidth : -1)
      gtk_label_set_max_width_chars(opaque, mayBreakWords ? LongWord.mostWidth : -1)
    }

    /// Restricts line breaks to the places between words.
    private func keepWhole(_ words: [Range<Int>]) {
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      for word in words {
        guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
        attribute.pointee.start_index = guint(clamping: word.lowerBound)
        attribute.pointee.end_index = guint(clamping: word.upperBound)
        pango_attr_list_insert(attributes, attribute)  // The list takes ownership of the attribute.
      }
      gtk_label_set_attributes(opaque, attributes)
    }

    /// Disables hyphenation within words, and splits the text into parts that Pango shapes separately.
    ///
    /// When Pango breaks a word, it reshapes the rest of the part, which is quadratic: a word of 90,000 letters took
    /// minutes.
    private func divide(_ text: String) {
      let parts = LongWord.parts(of: text)
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      // A hyphen inserted at the end of a line would look like part of the text.
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      // Every other part gets an attribute without effect, because Pango splits a text at attribute boundaries.
      for index in stride(from: 0, to: parts.count, by: 2) {
        guard let attribute = pango_attr_letter_spacing_new(0) else { continue }
        attribute.pointee.start_index = guint(clamping: parts[index].lowerBound)
        attribute.pointee.end_index = guint(clamping: parts[index].upperBound)
        pango_attr_list_insert(attributes, attribute)  // The list takes ownership of the attribute.
      }
      gtk_label_set_attributes(opaque, attributes)
    }
  }
}
