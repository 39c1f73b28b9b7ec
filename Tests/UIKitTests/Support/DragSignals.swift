import CGtk
import Foundation
import GtkObjects
import Testing
import UIKit

/// Drags and drops by the signals that GTK sends. Without a window manager, the display of the tests delivers no drops.
@MainActor
struct DragSignals {
  let widget: Gtk.Widget

  init(of view: UIView) throws {
    widget = try #require(
      (view as? UITableView)?.controlWidget ?? (view as? UICollectionView)?.controlWidget ?? view.realizedWidget)
  }

  private func controllers(_ type: String) -> [Gtk.Object] {
    guard let list = gtk_widget_observe_controllers(widget.widget) else { return [] }
    let model = Gtk.Object(adopting: UnsafeMutableRawPointer(list))
    return (0..<g_list_model_get_n_items(model.opaque)).compactMap { index in
      g_list_model_get_item(model.opaque, index).map { Gtk.Object(adopting: $0) }
    }.filter { String(cString: g_type_name(gtkbridge_object_type($0.pointer))) == type }
  }

  /// Emits a signal whose arguments end in two numbers, and returns its answer.
  private func emit(_ signal: String, on object: Gtk.Object, _ first: GValue? = nil, at point: CGPoint) -> GValue {
    var values = [GValue()]
    g_value_init(&values[0], gtkbridge_object_type(object.pointer))
    g_value_set_object(&values[0], object.pointer)
    if let first { values.append(first) }
    for number in [point.x, point.y] {
      var value = GValue()
      g_value_init(&value, gtkbridge_type_double())
      g_value_set_double(&value, number)
      values.append(value)
    }
    var query = GSignalQuery()
    let identifier = g_signal_lookup(signal, gtkbridge_object_type(object.pointer))
    g_signal_query(identifier, &query)
    var answer = GValue()
    g_value_init(&answer, query.return_type)
    g_signal_emitv(&values, identifier, 0, &answer)
    g_value_unset(&values[0])
    return answer
  }

  /// Begins a drag at a place. Returns whether there is dragged content.
  func begin(at point: CGPoint) -> Bool {
    for source in controllers("GtkDragSource") {
      var content = emit("prepare", on: source, at: point)
      defer { g_value_unset(&content) }
      if g_value_get_object(&content) != nil { return true }
    }
    return false
  }

  /// Moves a drag to a place. Returns whether a drop is possible.
  func move(to point: CGPoint) -> Bool {
    controllers("GtkDropTarget").contains { target in
      var answer = emit("motion", on: target, at: point)
      return g_value_get_flags(&answer) != 0
    }
  }

  /// Drops this program's dragged content. Returns whether it is accepted.
  func drop(at point: CGPoint) -> Bool {
    guard move(to: point) else { return false }
    var content = GValue()
    g_value_init(&content, gtkbridge_type_boolean())
    return dropped(&content, at: point)
  }

  /// Drops a text of another program. Returns whether it is accepted.
  func drop(_ text: String, at point: CGPoint) -> Bool {
    var content = TransferContent.text(text).value
    defer { g_value_unset(&content) }
    return dropped(&content, at: point)
  }

  private func dropped(_ content: inout GValue, at point: CGPoint) -> Bool {
    var boxed = GValue()
    g_value_init(&boxed, g_value_get_type())
    g_value_set_boxed(&boxed, &content)
    defer { g_value_unset(&boxed) }
    return controllers("GtkDropTarget").contains { target in
      var answer = emit("drop", on: target, boxed, at: point)
      return g_value_get_boolean(&answer) != 0
    }
  }

  /// Ends a drag.
  func end() {
    for source in controllers("GtkDragSource") {
      var values = [GValue](repeating: GValue(), count: 3)
      g_value_init(&values[0], gtkbridge_object_type(source.pointer))
      g_value_set_object(&values[0], source.pointer)
      g_value_init(&values[1], gdk_drag_get_type())
      g_value_init(&values[2], gtkbridge_type_boolean())
      var answer = GValue()
      g_signal_emitv(&values, g_signal_lookup("drag-end", gtkbridge_object_type(source.pointer)), 0, &answer)
      g_value_unset(&values[0])
    }
  }
}
