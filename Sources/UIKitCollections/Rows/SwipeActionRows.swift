import Foundation
import GtkBridge
import GtkObjects

/// A cell that shows the actions of a swipe.
@MainActor
protocol SwipedCell: UIView {
  /// Shows actions above the cell, or removes them.
  func showActions(_ widget: Gtk.Widget?)
}

/// A table or a collection whose rows reveal actions.
@MainActor
protocol SwipeActionRows: Gtk.SwipedRows {
  /// Indicates whether edit mode is on, in which swipes reveal nothing.
  var isEditing: Bool { get }
  /// Returns the row at a distance from the top of the rows' widget, its cell and its own widget.
  func swipePlace(at y: Double) -> (path: IndexPath, cell: any SwipedCell, widget: Gtk.Widget)?
  /// Returns the actions at an edge of a row.
  func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration?
  /// Called before actions are revealed.
  func swipeWillReveal(_ cell: any SwipedCell, at path: IndexPath)
  /// Called after actions have been concealed.
  func swipeDidConceal(_ cell: any SwipedCell)
}

extension SwipeActionRows {
  package func swipedRow(at y: Double) -> Gtk.SwipedRow? {
    guard !isEditing, let (path, cell, widget) = swipePlace(at: y) else { return nil }
    return swipedRow(cell, at: path, width: widget.width)
  }

  func swipedRow(_ cell: any SwipedCell, at path: IndexPath, width: Double) -> Gtk.SwipedRow {
    Gtk.SwipedRow(cell, width: width) { [weak self] edge in
      guard let self, let configuration = swipeActions(at: path, edge), !configuration.actions.isEmpty else {
        return nil
      }
      return SwipeActionButtons(configuration, of: cell, at: path, edge, in: self)
    }
  }
}
