import Foundation
import GtkBridge
import GtkObjects

/// A table or a collection with context menus of its rows or items.
@MainActor
protocol MenuRows: AnyObject {
  /// Returns the row or the item at a point of the widget, and the row's own widget; `nil` beside the rows.
  func menuPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)?
  /// The row or the item that contains the keyboard focus, and its widget.
  var focusedPlace: (path: IndexPath, widget: Gtk.Widget)? { get }
  /// The widget of a menu without a row.
  var menuBackground: Gtk.Widget? { get }
  /// Called before a menu opens.
  func menuWillOpen()
  /// Returns the items of a menu.
  ///
  /// - Parameters:
  ///   - path: The row or the item, or `nil` beside them.
  ///   - point: The point in the widget of the rows.
  func menuLines(at path: IndexPath?, _ point: CGPoint) -> [MenuLine]
}

/// The context menus of rows, which open by the secondary button of the pointer, a long press, the menu key or Shift
/// and F10.
@MainActor
final class RowMenu {
  private weak var rows: (any MenuRows)?
  private let widget: Gtk.Widget
  private var menu: AttachedMenu?

  /// Follows the menu requests in a widget with rows.
  init(on widget: Gtk.Widget, of rows: any MenuRows) {
    self.widget = widget
    self.rows = rows
    widget.onMenuRequest { [weak self] in self?.open(at: CGPoint(x: $0, y: $1)) ?? false }
    for keys in ["Menu", "<Shift>F10"] { widget.onKeys(keys) { [weak self] in self?.openAtFocus() ?? false } }
  }

  /// Closes the menu.
  func close() { menu = nil }

  private func open(at point: CGPoint) -> Bool {
    guard let rows else { return false }
    if let (path, row) = rows.menuPlace(at: point) { return open(path, on: row, point, row.point(of: widget, point)) }
    guard let background = rows.menuBackground else { return false }
    return open(nil, on: background, point, background.point(of: widget, point))
  }

  private func openAtFocus() -> Bool {
    guard let (path, row) = rows?.focusedPlace else { return false }
    return open(path, on: row, row.frame(inside: widget)?.origin ?? .zero, nil)
  }

  private func open(_ path: IndexPath?, on anchor: Gtk.Widget, _ point: CGPoint, _ place: (x: Double, y: Double)?)
    -> Bool
  {
    guard let rows else { return false }
    rows.menuWillOpen()
    close()
    let lines = rows.menuLines(at: path, point)
    guard !lines.isEmpty else { return false }
    let menu = AttachedMenu(to: anchor)
    self.menu = menu
    menu.open(lines, at: place)
    return true
  }
}

extension Gtk.Widget {
  fileprivate func point(of other: Gtk.Widget, _ point: CGPoint) -> (x: Double, y: Double)? {
    self.point(point.x, point.y, of: other)
  }
}
