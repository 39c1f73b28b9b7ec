import Foundation

/// A report of a table or a collection about its rows or items. The delegate receives the same.
package enum RowReport<Cell: UIView> {
  case selection(IndexPath)
  case deselection(IndexPath)
  case accessory(IndexPath)
  case display(Cell, IndexPath)
  case end(Cell, IndexPath)

  /// The row that the user has chosen.
  package var selection: IndexPath? { if case .selection(let path) = self { path } else { nil } }
  /// The row that was deselected.
  package var deselection: IndexPath? { if case .deselection(let path) = self { path } else { nil } }
  /// The row whose button at the end the user has pressed.
  package var accessory: IndexPath? { if case .accessory(let path) = self { path } else { nil } }
  /// The cell that has come near the visible part.
  package var display: (cell: Cell, indexPath: IndexPath)? {
    if case .display(let cell, let path) = self { (cell, path) } else { nil }
  }
  /// The cell that has left its row.
  package var end: (cell: Cell, indexPath: IndexPath)? {
    if case .end(let cell, let path) = self { (cell, path) } else { nil }
  }
}
