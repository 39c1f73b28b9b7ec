import CGtk
import Testing

@testable import GtkBridge

/// What a test wants to know of a list, and does to it as a user would.
extension TestScreen {
  var listView: Gtk.Widget? { root.all.first { $0.typeName == "GtkListView" } }

  /// The rows that have widgets, in order.
  var rows: [Gtk.Widget] { listView?.children.filter { $0.typeName == "GtkListItemWidget" } ?? [] }

  /// The texts of each row that has widgets.
  var rowTexts: [String] { rows.map { $0.texts.joined(separator: " ") } }

  /// The texts of each row that can be seen, if only in part.
  var rowTextsInView: [String] {
    guard let listView else { return [] }
    let height = Int(gtk_widget_get_height(listView.widget))
    return rows.filter { row in
      // GTK gives no place to the others.
      guard gtk_widget_get_mapped(row.widget) != 0 else { return false }
      let bounds = row.bounds(in: listView)
      return bounds.y < height && bounds.y + bounds.height > 0
    }.map { $0.texts.joined(separator: " ") }
  }

  func row(_ text: String) throws -> Gtk.Widget { try #require(rows.first { $0.texts.contains(text) }) }

  /// The texts of the selected rows.
  var selectedTexts: [String] {
    rows.filter { gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }
      .flatMap(\.texts)
  }

  /// Clicks on the row at a position; `adding` with the Control key, `extending` with Shift.
  func select(_ position: Int, adding: Bool = false, extending: Bool = false) throws {
    let list = try #require(listView)
    var values: [OpaquePointer?] = [g_variant_new_uint32(UInt32(position))]
    values.append(g_variant_new_boolean(adding ? 1 : 0))
    values.append(g_variant_new_boolean(extending ? 1 : 0))
    gtk_widget_activate_action_variant(list.widget, "list.select-item", g_variant_new_tuple(&values, 3))
  }

  func activate(_ position: Int) throws {
    let list = try #require(listView)
    gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(UInt32(position)))
  }

  /// How far the list is scrolled, in points.
  var scrollOffset: Double {
    get { adjustment.map { gtk_adjustment_get_value($0) } ?? -1 }
    set {
      guard let adjustment else { return }
      // In two steps: a list that was never scrolled takes its first step from the top as none.
      gtk_adjustment_set_value(adjustment, newValue > 0 ? newValue - 1 : 1)
      gtk_adjustment_set_value(adjustment, newValue)
    }
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    root.all.first { $0.typeName == "GtkScrolledWindow" }.flatMap { gtk_scrolled_window_get_vadjustment($0.opaque) }
  }

  /// How far below the top of the list a row is.
  func rowOffset(_ text: String) throws -> Int {
    try row(text).bounds(in: try #require(listView)).y
  }
}
