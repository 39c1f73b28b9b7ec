/// The replacement of a range of rows, with positions in the old and in the new rows.
package struct RowReplacement: Equatable {
  package var old: Range<Int>
  package var new: Range<Int>

  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}
