/// The usual widths of the columns of a split view, in points.
package enum ColumnWidths {
  /// The default width of a column.
  package static let usual = 260.0
  /// The minimum width for two columns.
  package static let roomForTwo = 500.0
}
