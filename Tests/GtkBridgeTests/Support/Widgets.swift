import CGtk
import GtkObjects

@testable import GtkBridge

/// A place on screen, in whole pixels.
struct Bounds: Equatable, CustomStringConvertible {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var description: String { "(\(x) \(y) \(width)×\(height))" }
}

/// The properties of widgets that tests check, regardless of their creator.
extension Gtk.Widget {
  func label(_ text: String) -> Gtk.Widget? { all.first { $0.labelText == text } }

  func button(_ text: String) -> Gtk.Widget? { all.first { $0.typeName == "GtkButton" && $0.texts.contains(text) } }

  /// The line of a menu that GTK has created.
  func menuItem(_ text: String) -> Gtk.Widget? {
    all.first { $0.typeName == "GtkModelButton" && $0.texts.contains(text) }
  }

  /// The names of the module's CSS classes on the widget.
  var styles: [String] {
    guard let classes = gtk_widget_get_css_classes(widget) else { return [] }
    defer { g_strfreev(classes) }
    var names: [String] = []
    var index = 0
    while let name = classes[index] {
      names.append(String(cString: name))
      index += 1
    }
    return names.filter { $0.hasPrefix("gtkbridge-") }.sorted()
  }

  func hasStyle(_ declarations: String) -> Bool {
    hasStyleClass(StyleSheet.shared.styleClass(for: declarations))
  }

  /// Returns the place of the widget in `other` after the latest layout.
  func bounds(in other: Gtk.Widget) -> Bounds {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else {
      return Bounds(x: -1, y: -1, width: -1, height: -1)
    }
    return Bounds(
      x: Int(bounds.origin.x.rounded()), y: Int(bounds.origin.y.rounded()), width: Int(bounds.size.width.rounded()),
      height: Int(bounds.size.height.rounded()))
  }

  /// The properties of the tree that a user could see, one line per widget.
  func dump(_ indent: String = "") -> String {
    var margins: [Int32] = []
    margins.append(gtk_widget_get_margin_top(widget))
    margins.append(gtk_widget_get_margin_start(widget))
    margins.append(gtk_widget_get_margin_bottom(widget))
    margins.append(gtk_widget_get_margin_end(widget))
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_widget_get_size_request(widget, &width, &height)
    var line = "\(indent)\(typeName)"
    if let labelText { line += " \"\(labelText)\"" }
    if let manager = gtk_widget_get_layout_manager(widget) {
      let manager = Gtk.Object(retaining: UnsafeMutableRawPointer(manager))
      if gtkbridge_object_type(manager.pointer) == gtk_box_layout_get_type() {
        line += " spacing \(manager.property("spacing", as: Int32.self))"
        line += " \(gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_VERTICAL ? "column" : "row")"
      }
    }
    line += " align \(gtk_widget_get_halign(widget).rawValue) \(gtk_widget_get_valign(widget).rawValue)"
    line += " expand \(gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL))"
    line += " \(gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL))"
    if margins.contains(where: { $0 != 0 }) { line += " margins \(margins)" }
    if width >= 0 || height >= 0 { line += " size \(width)×\(height)" }
    if !isSensitive { line += " insensitive" }
    if !styles.isEmpty { line += " \(styles)" }
    return ([line] + children.map { $0.dump(indent + "  ") }).joined(separator: "\n")
  }
}
