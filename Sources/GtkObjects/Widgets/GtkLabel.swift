import CGtk
import Graphics

extension Gtk {
  /// Text that cannot be edited (GtkLabel). It breaks lines between words, and inside a word that is long.
  ///
  /// Not inside every word: to allow for that, Pango would try nearly every character as a line of its own whenever a label
  /// is measured, a fifth of a small program's start. So labels are told which have a ``LongWord``.
  package final class Label: Widget {
    /// What is shown, as it was before ``lineLimit`` had its say.
    private var runs: [TextRun]?
    private var content: String
    private var mayBreakWords = false
    /// How many lines are shown at most; `nil` shows all.
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
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
      // One line is what a label asks for by itself: a box with height to spare would otherwise squeeze it.
      gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
      adaptWrapping()
    }

    /// Where the lines stand in a room that is wider than they are, as it is when they had to be broken.
    package func setBlockAlign(_ align: Align) {
      switch align {
      case .start, .fill: gtk_label_set_xalign(opaque, 0)
      case .center: gtk_label_set_xalign(opaque, 0.5)
      case .end: gtk_label_set_xalign(opaque, 1)
      }
    }

    /// The text as it is shown, never read as markup.
    package var text: String {
      get { String(cString: gtk_label_get_text(opaque)) }
      set {
        content = newValue
        runs = nil
        show()
      }
    }

    /// Shows parts of a text, each with a look of its own; what is text in them is never read as markup.
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
    }

    private func adaptWrapping() {
      let hasLongWord = LongWord.isIn(content)
      if hasLongWord {
        divide(text)
      } else if mayBreakWords {
        gtk_label_set_attributes(opaque, nil)
      }
      guard hasLongWord != mayBreakWords else { return }
      mayBreakWords = hasLongWord
      gtk_label_set_wrap_mode(opaque, hasLongWord ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
      adaptWidth()
    }

    /// A label that can be broken anywhere would be squeezed to a column of letters beside others, and one that is all in one line
    /// would ask for more than Pango can count. One line that may be cut needs no more room than GTK gives it.
    private func adaptWidth() {
      gtk_label_set_width_chars(opaque, mayBreakWords && lineLimit != 1 ? LongWord.leastWidth : -1)
      gtk_label_set_max_width_chars(opaque, mayBreakWords ? LongWord.mostWidth : -1)
    }

    /// Has a text broken inside words without hyphens, and divides it into parts that Pango shapes each by itself.
    ///
    /// Where it breaks a word, it shapes all that follows in the same part again: one word of 90,000 letters took minutes.
    private func divide(_ text: String) {
      let parts = LongWord.parts(of: text)
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      // A hyphen at the end of a line would read as one of the text.
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      // Every other part has an attribute, which says nothing: Pango divides a text where one begins or ends.
      for index in stride(from: 0, to: parts.count, by: 2) {
        guard let attribute = pango_attr_letter_spacing_new(0) else { continue }
        attribute.pointee.start_index = guint(clamping: parts[index].lowerBound)
        attribute.pointee.end_index = guint(clamping: parts[index].upperBound)
        pango_attr_list_insert(attributes, attribute)  // The list owns it from here on.
      }
      gtk_label_set_attributes(opaque, attributes)
    }
  }
}
