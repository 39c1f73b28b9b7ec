import Foundation
import Testing

@testable import ViewControllers

@Suite struct BatchUpdatesTests {
  private func map(_ rows: Int..., hasHeaders: Bool = false) -> RowMap {
    RowMap(rows.map { RowMap.Section(rows: $0, hasHeader: hasHeaders) })
  }

  @Test func rowsHavePositionsBetweenHeadersAndFooters() {
    let map = RowMap(
      [.init(rows: 2, hasHeader: true), .init(rows: 0), .init(rows: 1, hasFooter: true)], hasTableHeader: true,
      hasTableFooter: true)
    let rows = (0..<map.count).compactMap(map.row)
    #expect(
      rows == [
        .tableHeader, .header(0), .row(IndexPath(row: 0, section: 0)), .row(IndexPath(row: 1, section: 0)),
        .row(IndexPath(row: 0, section: 2)), .footer(2), .tableFooter,
      ])
    #expect(rows.map(map.position) == Array(0..<7))
    #expect(map.position(of: .header(1)) == nil)
    #expect(!map.contains(IndexPath(row: 0, section: 1)))
    #expect(map.row(at: 7) == nil)
  }

  @Test func aMillionRowsCostNothing() {
    let map = RowMap([.init(rows: 1_000_000)])
    #expect(map.row(at: 999_999) == .row(IndexPath(row: 999_999, section: 0)))
    var updates = BatchUpdates()
    updates.insertedRows = [IndexPath(row: 500_000, section: 0)]
    let after = RowMap([.init(rows: 1_000_001)])
    #expect(updates.problem(from: map, to: after) == nil)
    #expect(updates.changes(from: map, to: after).changes == [RowChange(at: 500_000, removed: 0, added: 1)])
  }

  @Test func sectionsThatAreNotThereCannotBeReloaded() {
    var updates = BatchUpdates()
    updates.reloadedSections = [1]
    #expect(updates.problem(from: map(1, 2), to: map(1, 3)) == nil)
    #expect(updates.problem(from: map(1), to: map(1)) == "Invalid update: there was no section 1 before the update.")
  }

  @Test func changesAreTheFewestReplacements() {
    #expect(
      RowChange.changes(removing: [1, 2, 7], inserting: [1, 8]) == [
        RowChange(at: 1, removed: 2, added: 1), RowChange(at: 6, removed: 1, added: 0),
        RowChange(at: 8, removed: 0, added: 1),
      ])
  }

  /// Applies changes to a list of old rows, as a list view does.
  @Test(arguments: 0..<200) func changesLeadToTheNewRows(seed: Int) {
    var random = Numbers(state: UInt64(seed) &+ 1)
    let old = Array(0..<Int.random(in: 0...12, using: &random))
    let removed = IndexSet(old.filter { _ in Bool.random(using: &random) })
    let kept = old.filter { !removed.contains($0) }
    var (new, inserted) = (kept, IndexSet())
    for number in 0..<Int.random(in: 0...6, using: &random) {
      new.insert(100 + number, at: Int.random(in: 0...new.count, using: &random))
    }
    for (position, row) in new.enumerated() where row >= 100 { inserted.insert(position) }
    let changes = RowChange.changes(removing: removed, inserting: inserted)
    var list = old
    for change in changes {
      let come = new[change.position..<change.position + change.added]
      list.replaceSubrange(change.position..<change.position + change.removed, with: come)
    }
    #expect(list == new)
    for row in old { #expect(RowChange.position(of: row, after: changes) == new.firstIndex(of: row)) }
  }

  @Test func rowsThatStayAreFound() {
    var updates = BatchUpdates()
    updates.deletedRows = [IndexPath(row: 0, section: 0)]
    updates.movedRows = [IndexPath(row: 2, section: 0): IndexPath(row: 0, section: 1)]
    updates.reloadedRows = [IndexPath(row: 1, section: 0)]
    let (old, new) = (map(3, 1), map(1, 2))
    #expect(updates.problem(from: old, to: new) == nil)
    let places = updates.changes(from: old, to: new).rows
    #expect(places.place(of: .row(IndexPath(row: 0, section: 0))) == nil)
    #expect(places.place(of: .row(IndexPath(row: 1, section: 0))) == nil)
    #expect(places.index(of: IndexPath(row: 1, section: 0)) == IndexPath(row: 0, section: 0))
    #expect(places.place(of: .row(IndexPath(row: 2, section: 0))) == .row(IndexPath(row: 0, section: 1)))
    #expect(places.place(of: .row(IndexPath(row: 0, section: 1))) == .row(IndexPath(row: 1, section: 1)))
  }

  @Test func sectionsComeAndGo() {
    var updates = BatchUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [1]
    let (old, new) = (map(2, 3, hasHeaders: true), map(3, 4, hasHeaders: true))
    #expect(updates.problem(from: old, to: new) == nil)
    let (changes, places) = updates.changes(from: old, to: new)
    #expect(changes == [RowChange(at: 0, removed: 3, added: 0), RowChange(at: 4, removed: 0, added: 5)])
    #expect(places.place(of: .header(1)) == .header(0))
    #expect(places.place(of: .header(0)) == nil)
  }

  @Test func contradictionsAreToldInWords() {
    var updates = BatchUpdates()
    updates.insertedRows = [IndexPath(row: 0, section: 0)]
    #expect(
      updates.problem(from: map(5), to: map(5))
        == "Invalid update: section 0 has 5 rows after the update. This does not follow from the 5 rows before it with 1 "
        + "inserted, 0 deleted, 0 moved in and 0 moved out.")
    #expect(
      updates.problem(from: map(5), to: map(5, 1))
        == "Invalid update: there are 2 sections after the update. This does not follow from the 1 sections before it with "
        + "0 inserted and 0 deleted ones.")
    updates.insertedRows = [IndexPath(row: 9, section: 0)]
    #expect(
      updates.problem(from: map(5), to: map(6)) == "Invalid update: there is no row 9 in section 0 after the update.")
  }
}

private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
