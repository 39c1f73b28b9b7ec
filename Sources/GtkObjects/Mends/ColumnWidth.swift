import CGtk

extension Gtk {
  /// Has a column ask for the same width whatever height it is to have.
  ///
  /// GTK's box looks for the width at which its children fit into a height, and may end at more than it needs without any height,
  /// as it does with Korean and Latin texts below each other. The row that the column stands in reports that as an error. GTK has
  /// such boxes of its own: therefore this is a matter of the class.
  enum ColumnWidth {
    private static let measure = layoutClass?.pointee.measure

    /// Comes before the first box. The class is kept for ever.
    static let isTheSameForEveryHeight: Void = {
      guard measure != nil else { return }
      layoutClass?.pointee.measure = { layout, widget, orientation, size, minimum, natural, leastBaseline, baseline in
        let isWidth =
          orientation == GTK_ORIENTATION_HORIZONTAL && size >= 0
          && gtk_orientable_get_orientation(layout.map { OpaquePointer($0) }) == GTK_ORIENTATION_VERTICAL
          && gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
        ColumnWidth.measure?(
          layout, widget, orientation, isWidth ? -1 : size, minimum, natural, leastBaseline, baseline)
      }
    }()

    private static var layoutClass: UnsafeMutablePointer<GtkLayoutManagerClass>? {
      g_type_class_ref(gtk_box_layout_get_type())?.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    }
  }
}
