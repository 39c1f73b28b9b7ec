import GtkBridge
import GtkObjects

/// The widgets of a cell from its start to its end, and the views behind and above all of them.
@MainActor
final class CellLine {
  /// The widget of the cell.
  let widget = Gtk.Box(axis: .horizontal)
  /// The views behind and above the line, from the first of them on: most cells of a table have none.
  private var layers: (overlay: Gtk.Overlay, line: Gtk.Box)?

  private var line: Gtk.Box { layers?.line ?? widget }

  /// Inserts a widget after another one, or at the start.
  func insert(_ widget: Gtk.Widget, after sibling: Gtk.Widget?) { widget.insert(into: line, after: sibling) }

  /// Replaces the widgets.
  func setChildren(_ children: [Gtk.Widget]) { line.setChildren(children) }

  /// Shows a widget behind the whole line, above another one that is there, if any.
  func addBehind(_ widget: Gtk.Widget, above sibling: Gtk.Widget?) {
    let overlay = makeLayers()
    // Some programs have one view for all cells.
    widget.removeFromParent()
    overlay.add(widget, isMeasured: false)
    // The line is above all of them.
    widget.insert(into: overlay, after: sibling)
  }

  /// Shows a widget above the whole line.
  func addAbove(_ widget: Gtk.Widget) { makeLayers().add(widget, isMeasured: false) }

  /// Removes a widget that is behind or above the line.
  func remove(_ widget: Gtk.Widget) { layers?.overlay.remove(widget) }

  private func makeLayers() -> Gtk.Overlay {
    if let layers { return layers.overlay }
    let line = Gtk.Box(axis: .horizontal, letsPointerThrough: true)
    let children = widget.children
    for child in children { child.removeFromParent() }
    line.setChildren(children)
    let overlay = Gtk.Overlay(line)
    overlay.setExpands(true, on: .horizontal)
    overlay.insert(into: widget, after: nil)
    layers = (overlay, line)
    return overlay
  }
}
