import CGtk

extension Gtk {
  /// Text that cannot be edited (GtkLabel). It breaks lines between words.
  ///
  /// Not inside a word that is too long: to allow for that, Pango would try nearly every character as a line of its own
  /// whenever a label is measured, a fifth of a small program's start.
  final class Label: Widget {
    init(_ text: String) {
      super.init(adopting: gtk_label_new(text))
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
      // One line is what a label asks for by itself: a box with height to spare would otherwise squeeze it.
      gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    }

    /// Where the lines stand in a room that is wider than they are, as it is when they had to be broken.
    func setBlockAlign(_ align: Align) {
      switch align {
      case .start, .fill: gtk_label_set_xalign(opaque, 0)
      case .center: break  // A label's own.
      case .end: gtk_label_set_xalign(opaque, 1)
      }
    }

    /// The text as it is shown, never read as markup.
    var text: String {
      get { String(cString: gtk_label_get_text(opaque)) }
      set { gtk_label_set_text(opaque, newValue) }
    }
  }
}
