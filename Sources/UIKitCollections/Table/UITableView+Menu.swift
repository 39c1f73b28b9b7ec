import Foundation
import GtkBridge
import GtkObjects

extension UITableView: MenuRows {
  func menuPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)? { dragPlace(at: point) }

  var focusedPlace: (path: IndexPath, widget: Gtk.Widget)? { board.focusedPlace }

  var menuBackground: Gtk.Widget? { nil }

  func menuWillOpen() { editor.close() }

  /// Returns the items of the delegate's menu, followed by the actions at the ends of the row.
  func menuLines(at path: IndexPath?, _ point: CGPoint) -> [MenuLine] {
    guard let path, let cell = board.slot(of: .row(path))?.view as? UITableViewCell else { return [] }
    let own = tableDelegate.tableView(
      self, contextMenuConfigurationForRowAt: path,
      point: CGPoint(x: point.x + contentOffset.x, y: point.y + contentOffset.y))
    var lines = own?.menu?.lines(from: cell) ?? []
    addActions(at: path, of: cell, to: &lines)
    return lines
  }
}

extension SwipeActionRows {
  /// Adds the actions at the ends of a row to its menu.
  func addActions(at path: IndexPath, of cell: UIView, to lines: inout [MenuLine]) {
    for edge in [HorizontalEdge.leading, .trailing] {
      let actions = swipeActions(at: path, edge)?.actions ?? []
      if !lines.isEmpty, !actions.isEmpty { lines.append(.divider) }
      for action in actions { lines.append(action.menuLine(for: cell)) }
    }
  }
}

extension UIContextualAction {
  /// Returns the action as an item of a row's menu.
  fileprivate func menuLine(for cell: UIView) -> MenuLine {
    .action(name, isEnabled: true, isDestructive: style == .destructive) {
      [weak cell] in
      if let cell { self.handler(self, cell) { _ in } }
    }
  }
}
