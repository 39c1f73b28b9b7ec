import CGtk

extension Gtk.Label {
  /// The position at which a text that does not fit is truncated.
  package enum Truncation {
    case start, middle, end

    fileprivate var mode: PangoEllipsizeMode {
      switch self {
      case .start: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .end: PANGO_ELLIPSIZE_END
      }
    }
  }

  /// The alignment of lines of different lengths.
  package enum Justification {
    case leading, center, trailing

    fileprivate var value: GtkJustification {
      switch self {
      case .leading: GTK_JUSTIFY_LEFT
      case .center: GTK_JUSTIFY_CENTER
      case .trailing: GTK_JUSTIFY_RIGHT
      }
    }
  }

  /// Limits the number of lines and sets the truncation; `nil` removes the limit.
  package func setLineLimit(_ limit: Int?, truncation: Truncation) {
    lineLimit = limit
    guard let limit else {
      gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_NONE)
      gtk_label_set_lines(opaque, -1)
      return gtk_label_set_wrap(opaque, 1)
    }
    gtk_label_set_wrap(opaque, limit > 1 ? 1 : 0)
    gtk_label_set_lines(opaque, limit > 1 ? Int32(clamping: limit) : -1)
    gtk_label_set_ellipsize(opaque, truncation.mode)
  }

  package func setJustification(_ justification: Justification) {
    gtk_label_set_justify(opaque, justification.value)
  }

  /// Indicates whether the text can be selected and copied.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }
}
