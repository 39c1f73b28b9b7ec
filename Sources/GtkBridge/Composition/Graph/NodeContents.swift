/// What a node puts into its container: widgets or, in a list, rows.
@MainActor
struct NodeContents {
  /// The widgets, in the order of the views.
  var elements: [Element] = []

  /// The rows, in the order of the views.
  var rows: [any RowSegment] = []
}
