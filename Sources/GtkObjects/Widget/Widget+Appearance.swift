import CGtk
import Graphics

extension Gtk.Widget {
  /// The opacity, from 0 (invisible) to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Indicates whether content outside the widget's rounded corners is clipped.
  package var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// The tooltip, which is never interpreted as markup. GTK wraps its lines only between words.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      // GTK updates tooltips with a delay, and does not expect the window to be closed in the meantime. It skips
      // widgets that are not visible.
      let isHiddenMeanwhile = !isMapped && isVisible
      if isHiddenMeanwhile { isVisible = false }
      gtk_widget_set_tooltip_text(widget, newValue.map { LongWord.broken($0) })
      if isHiddenMeanwhile { isVisible = true }
      describeByTooltip()
    }
  }

  /// The name by which tests and inspectors find the widget.
  package var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }
}
