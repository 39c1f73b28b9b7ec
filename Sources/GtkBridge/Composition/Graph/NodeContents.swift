/// The widgets or, in a list, the rows that a node adds to its container.
@MainActor
struct NodeContents {
  var elements: [Element] = []

  var rows: [any RowSegment] = []
}
