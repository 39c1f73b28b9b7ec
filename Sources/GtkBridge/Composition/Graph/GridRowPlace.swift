/// A grid row, compared by identity: the cells of a row share one instance.
@MainActor
final class GridRowPlace {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}
