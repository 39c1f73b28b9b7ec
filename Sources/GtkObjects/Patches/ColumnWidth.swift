import CGtk

extension Gtk {
  /// A patch that makes a vertical box request the same width for every height.
  ///
  /// GtkBox searches for the smallest width at which its children fit into a given height, and may return more than its
  /// unconstrained minimum, for example with Korean and Latin texts below each other. The surrounding row then reports
  /// an error. GTK's own widgets contain such boxes, so the patch applies to the class.
  enum ColumnWidth {
    private static let measure = layoutClass?.pointee.measure

    /// Applies the patch on first access. Access it before the first box is created. The class is never released.
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
