/// Known by identity: the cells of one row have the same.
@MainActor
final class GridRowPlace {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}
