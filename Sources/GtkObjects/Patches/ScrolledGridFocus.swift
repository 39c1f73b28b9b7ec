import CGtk

extension Gtk {
  /// A patch that denies the focus to a scrolled grid without controls that is wholly visible, such as a row of stars
  /// in a card.
  ///
  /// GTK gives the focus to any scrolled area whose content takes none, so that the arrow keys scroll it.
  @MainActor
  enum ScrolledGridFocus {
    private static let areaClass = g_type_class_ref(gtk_scrolled_window_get_type())?
      .assumingMemoryBound(to: GtkWidgetClass.self)
    private static let original = areaClass?.pointee.focus

    /// Applies the patch on first access.
    static let skipsGridsInSight: Void = install()

    private static func install() {
      guard original != nil else { return }
      areaClass?.pointee.focus = { area, direction in
        // Safe, because the focus moves on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { ScrolledGridFocus.focus(area, direction) } ? 1 : 0
      }
    }

    private static func focus(_ area: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType) -> Bool {
      guard let area else { return false }
      guard let grid = gtk_scrolled_window_get_child(OpaquePointer(area)),
        Widget(retaining: UnsafeMutableRawPointer(grid)).isInstance(of: gtk_grid_view_get_type()), !scrolls(area)
      else { return original?(area, direction) == 1 }
      return gtk_widget_child_focus(grid, direction) != 0
    }

    private static func scrolls(_ area: UnsafeMutablePointer<GtkWidget>) -> Bool {
      [gtk_scrolled_window_get_hadjustment, gtk_scrolled_window_get_vadjustment].contains { adjustment in
        guard let adjustment = adjustment(OpaquePointer(area)) else { return false }
        return gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
      }
    }
  }
}
