import Foundation
import GtkBridge
import GtkObjects

extension UITableView: SwipeActionRows {
  func swipePlace(at y: Double) -> (path: IndexPath, cell: any SwipedCell, widget: Gtk.Widget)? {
    guard let slot = board.slot(at: y), case .row(let path)? = slot.row, let cell = slot.view as? UITableViewCell,
      let row = slot.rowWidget
    else { return nil }
    return (path, cell, row)
  }

  func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    edge == .leading
      ? tableDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  func swipeWillReveal(_ cell: any SwipedCell, at path: IndexPath) {
    tableDelegate.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidConceal(_ cell: any SwipedCell) {
    tableDelegate.tableView(
      self, didEndEditingRowAt: (cell as? UITableViewCell).flatMap { self.indexPath(for: $0) })
  }
}
