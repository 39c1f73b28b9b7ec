/// The usual widths of the columns of a split view, in points.
package enum ColumnWidths {
  /// The width of a column that has no preferred one.
  package static let usual = 260.0
  /// The width below which there is no room for two columns.
  package static let roomForTwo = 500.0
}
