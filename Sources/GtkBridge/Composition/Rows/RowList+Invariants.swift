import GtkObjects

/// Checks in debug builds. Release builds perform none of them.
extension RowList {
  /// Asserts the consistency of rows and cells between two changes.
  func checkInvariants() {
    #if DEBUG
      let starts = segmentStarts
      assert(starts.count == segments.count + 1, "There must be one start per segment, and the end.")
      for (index, segment) in segments.enumerated() {
        assert(starts[index + 1] - starts[index] == segment.count, "The row count of a segment is out of date.")
      }
      for cell in shownCells {
        assert((0..<count).contains(cell.item.position), "A cell shows a row that does not exist.")
        assert(look == nil || cell.place == place(at: cell.item.position), "A row's style is that of another place.")
        guard let content = cell.content else { continue }
        assert(content.cell === cell, "A row and its cell do not refer to each other.")
        assert(segments.contains { $0 === content.segment }, "A cell shows a row of a segment that has left the list.")
      }
    #endif
  }
}
