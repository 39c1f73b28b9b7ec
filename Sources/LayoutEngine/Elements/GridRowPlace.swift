/// A grid row, compared by identity: the cells of a row share one instance.
@MainActor
package final class GridRowPlace {
  package var alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}
