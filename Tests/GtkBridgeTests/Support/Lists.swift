import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

/// The properties of a list that tests check, and the actions of a user.
extension TestScreen {
  var listView: Gtk.Widget? { root.all.first { $0.typeName == "GtkListView" } }

  /// The rows that have widgets, in order.
  var rows: [Gtk.Widget] { listView?.children.filter { $0.typeName == "GtkListItemWidget" } ?? [] }

  /// The texts of each row with widgets.
  var rowTexts: [String] { rows.map { $0.texts.joined(separator: " ") } }

  /// The rows that are at least partly visible.
  var rowsInView: [Gtk.Widget] {
    guard let listView else { return [] }
    let height = Int(gtk_widget_get_height(listView.widget))
    return rows.filter { row in
      // GTK does not place the others.
      guard gtk_widget_get_mapped(row.widget) != 0 else { return false }
      let bounds = row.bounds(in: listView)
      return bounds.y < height && bounds.y + bounds.height > 0
    }
  }

  /// The texts of each row that is at least partly visible.
  var rowTextsInView: [String] { rowsInView.map { $0.texts.joined(separator: " ") } }

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
      // In two steps, because GTK ignores the first step of a list from its top.
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

  /// Presses keys while the list has the focus, as the window does: its shortcuts are tried in turn.
  func press(_ accelerator: String) throws {
    let list = try #require(listView)
    let controllers = try #require(gtk_widget_observe_controllers(list.widget))
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard gtkbridge_object_type(controller) == gtk_shortcut_controller_get_type() else { continue }
      let model = OpaquePointer(controller)
      for index in 0..<g_list_model_get_n_items(model) {
        guard let shortcut = g_list_model_get_item(model, index) else { continue }
        defer { g_object_unref(shortcut) }
        let trigger = gtk_shortcut_get_trigger(OpaquePointer(shortcut))
        let text = try #require(gtk_shortcut_trigger_to_string(trigger))
        defer { g_free(text) }
        guard String(cString: text) == accelerator else { continue }
        let isHandled = gtk_shortcut_action_activate(
          gtk_shortcut_get_action(OpaquePointer(shortcut)), GtkShortcutActionFlags(rawValue: 0), list.widget,
          gtk_shortcut_get_arguments(OpaquePointer(shortcut)))
        if isHandled != 0 { return layOut() }
      }
    }
    layOut()
  }
}
