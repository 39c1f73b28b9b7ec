/// The widgets or, in a list, the rows that a node adds to its container.
@MainActor
struct NodeContents {
  /// The widgets, in the order of the views.
  var elements: [Element] = []

  /// The rows, in the order of the views.
  var rows: [any RowSegment] = []
}
