import CGtk
import Graphics

extension Gtk.Widget {
  /// From 0, invisible, to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Whether what lies outside the widget's rounded corners is cut off.
  package var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// The text shown when the pointer rests on the widget, never read as markup; GTK breaks its lines between words alone.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      // GTK looks for a visible widget under the pointer some time later, and does not expect that its window has been
      // closed by then. On one that is not on screen there is nothing to look for.
      let isHiddenMeanwhile = !isMapped && isVisible
      if isHiddenMeanwhile { isVisible = false }
      gtk_widget_set_tooltip_text(widget, newValue.map { LongWord.broken($0) })
      if isHiddenMeanwhile { isVisible = true }
    }
  }

  /// The name by which tests and inspectors find the widget.
  package var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }
}
