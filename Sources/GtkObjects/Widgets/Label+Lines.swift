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

    var value: GtkJustification {
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
      allowsWrapping = true
      return
    }
    allowsWrapping = limit > 1
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

extension Gtk.Widget {
  /// Centres the lines of the labels inside.
  package func centerLines() {
    for label in all where label.labelText != nil { gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER) }
  }
}

extension Gtk {
  /// Returns the width of the longest line of a label's wrapped text with the space around it, or `nil` if the widget
  /// is not a wrapping label.
  ///
  /// GTK's labels keep the width at which their text is wrapped. Their lines would not be centred, and a background
  /// would not end at the end of the lines.
  static func widthOfLines(of widget: UnsafeMutablePointer<GtkWidget>, in width: Int32) -> Int32? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 else { return nil }
    let label = OpaquePointer(widget)
    // A label that is limited to one line has no other lines for centring.
    guard gtk_label_get_wrap(label) != 0,
      gtk_label_get_ellipsize(label) == PANGO_ELLIPSIZE_NONE || gtk_label_get_lines(label) > 1,
      let lines = pango_layout_copy(gtk_label_get_layout(label))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(lines)) }
    let insets = boxInsets(of: widget)
    let around = Int32(insets.leading + insets.trailing)
    pango_layout_set_width(lines, max(width - around, 0) * PANGO_SCALE)
    var extents = PangoRectangle()
    pango_layout_get_pixel_extents(lines, nil, &extents)
    return extents.width + around
  }
}
