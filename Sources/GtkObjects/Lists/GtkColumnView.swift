import CGtk
import Graphics

extension Gtk {
  /// A table that creates widgets only for rows near the visible area (GtkColumnView).
  package final class ColumnView: RowsWidget {
    package init() {
      super.init(adopting: gtk_column_view_new(nil))
      gtk_column_view_set_reorderable(opaque, 0)
      clearAccessibleNames(of: ["GtkColumnListView"])
    }

    package override func setModel(_ model: ListModel?) { gtk_column_view_set_model(opaque, model?.opaque) }

    /// The internal list whose children are the rows.
    package override var rowsParent: UnsafeMutablePointer<GtkWidget> {
      var child = gtk_widget_get_last_child(widget)
      while let current = child {
        if String(cString: g_type_name(gtkbridge_object_type(current))) == "GtkColumnListView" { return current }
        child = gtk_widget_get_prev_sibling(current)
      }
      return widget
    }

    override func contents(of row: Widget) -> [Widget] { row.children.compactMap(\.firstChild) }

    package func append(_ column: ColumnViewColumn) {
      gtk_column_view_append_column(opaque, column.opaque)
      clearAccessibleNames(of: ["GtkColumnViewTitle", "GtkBuiltinIcon"])
    }
    package func remove(_ column: ColumnViewColumn) { gtk_column_view_remove_column(opaque, column.opaque) }

    // MARK: Sort order

    /// Calls `handler` when the user or the program changes the sort order.
    package func onSortChange(_ handler: @escaping @MainActor () -> Void) -> SignalHandler? {
      guard let sorter = gtk_column_view_get_sorter(opaque) else { return nil }
      let object = Object(retaining: UnsafeMutableRawPointer(sorter))
      self.sorter = object
      return object.connect("changed", handler)
    }

    private var sorter: Object?

    package func sort(by column: ColumnViewColumn, isDescending: Bool) {
      gtk_column_view_sort_by_column(
        opaque, column.opaque, isDescending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
    }

    package func clearSortOrder() { gtk_column_view_sort_by_column(opaque, nil, GTK_SORT_ASCENDING) }

    /// Returns the indices of the columns that determine the sort order, the primary column first.
    ///
    /// GTK 4.8 has no function for this. However, its sorter compares rows by the columns in this order, and reverses
    /// the result of a descending column. Each iteration finds the next column by comparing two rows, while the columns
    /// found so far report equality.
    package func sortOrder(of columns: [ColumnViewColumn]) -> [(number: Int, isDescending: Bool)] {
      guard let sorter = gtk_column_view_get_sorter(opaque) else { return [] }
      var order: [(number: Int, isDescending: Bool)] = []
      for column in columns { column.probe.isSilent = false }
      // Two different objects, because a sorter need not compare an object with itself.
      guard let first = g_object_new_with_properties(gtkbridge_type_object(), 0, nil, nil),
        let second = g_object_new_with_properties(gtkbridge_type_object(), 0, nil, nil)
      else { return [] }
      let rows = [Object(adopting: UnsafeMutableRawPointer(first)), Object(adopting: UnsafeMutableRawPointer(second))]
      while order.count < columns.count {
        for column in columns { column.probe.wasAsked = false }
        let answer = gtk_sorter_compare(sorter, rows[0].pointer, rows[1].pointer)
        guard let asked = columns.first(where: { $0.probe.wasAsked && !$0.probe.isSilent }) else { break }
        order.append((asked.number, answer == GTK_ORDERING_LARGER))
        asked.probe.isSilent = true
      }
      return order
    }
  }

  /// A column of a ``ColumnView`` (GtkColumnViewColumn).
  package final class ColumnViewColumn: Object {
    package let number: Int
    fileprivate let probe = SortProbe()
    private let sorter: Object

    package init(_ title: String, factory: ListItemFactory, number: Int) {
      self.number = number
      let custom: OpaquePointer = gtk_custom_sorter_new(
        { _, _, data in
          guard let data else { return 0 }
          return Unmanaged<SortProbe>.fromOpaque(data).takeUnretainedValue().answer()
        },
        Unmanaged.passRetained(probe).toOpaque(),
        { data in
          guard let data else { return }
          Unmanaged<SortProbe>.fromOpaque(data).release()
        })
      sorter = Object(adopting: UnsafeMutableRawPointer(custom))
      // The column takes ownership of one reference to the factory, so this one is added.
      g_object_ref(factory.pointer)
      super.init(adopting: UnsafeMutableRawPointer(gtk_column_view_column_new(LongWord.brief(title), factory.opaque)))
      gtk_column_view_column_set_resizable(opaque, 1)
    }

    package var title: String {
      get { gtk_column_view_column_get_title(opaque).map { String(cString: $0) } ?? "" }
      set { if newValue != title { gtk_column_view_column_set_title(opaque, LongWord.brief(newValue)) } }
    }

    package var isSortable: Bool {
      get { gtk_column_view_column_get_sorter(opaque) != nil }
      set { if newValue != isSortable { gtk_column_view_column_set_sorter(opaque, newValue ? sorter.cast() : nil) } }
    }

    private var width: Double?
    private var hasWidth = false

    /// Sets the width in pixels, or lets the column expand if `nil`. An unchanged value keeps the user's adjustment.
    package func setWidth(_ width: Double?, isFixed: Bool) {
      guard !hasWidth || width != self.width else { return }
      hasWidth = true
      self.width = width
      gtk_column_view_column_set_fixed_width(opaque, Widget.pixels(width) ?? -1)
      gtk_column_view_column_set_expand(opaque, width == nil ? 1 : 0)
      gtk_column_view_column_set_resizable(opaque, isFixed ? 0 : 1)
    }
  }
}

/// A recorder of comparisons by a column.
private final class SortProbe {
  var wasAsked = false
  /// Indicates whether the column reports equality.
  var isSilent = false

  func answer() -> Int32 {
    wasAsked = true
    return isSilent ? 0 : -1
  }
}
