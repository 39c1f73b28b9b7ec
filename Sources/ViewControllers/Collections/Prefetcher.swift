/// The items that a data source prepares before they become visible.
package struct Prefetcher<Item: Hashable> {
  private var asked: Set<Item> = []

  package init() {}

  /// Returns the items to prepare, and those that are no longer needed.
  ///
  /// - Parameters:
  ///   - wanted: The items that may become visible next.
  ///   - present: The items that have a cell.
  package mutating func update(wanted: Set<Item>, present: Set<Item>) -> (new: Set<Item>, cancelled: Set<Item>) {
    let ahead = wanted.subtracting(present)
    let new = ahead.subtracting(asked)
    let cancelled = asked.subtracting(wanted).subtracting(present)
    asked = ahead
    return (new, cancelled)
  }
}
