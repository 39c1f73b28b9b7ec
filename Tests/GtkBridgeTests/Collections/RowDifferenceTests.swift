import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// The differences that a list finds between two collections.
  @Suite @MainActor struct RowDifferenceTests {
    private func difference(_ old: [Int], _ new: [Int]) -> RowDifference {
      RowDifference(from: old, to: new, by: ElementIdentity { $0 })
    }

    /// Applies a difference as a list does: from the end.
    private func applied(_ difference: RowDifference, to old: [Int], from new: [Int]) -> [Int] {
      var rows = old
      for change in difference.changes.reversed() { rows.replaceSubrange(change.old, with: new[change.new]) }
      return rows
    }

    @Test func nothing() {
      #expect(difference([], []).changes == [])
      #expect(difference([1, 2, 3], [1, 2, 3]).changes == [])
    }

    @Test func oneKindOfChangeAtOnePlace() {
      let rows = Array(0..<10_000)
      #expect(difference(rows, rows + [10_000]).changes == [.init(old: 10_000..<10_000, new: 10_000..<10_001)])
      #expect(difference(rows, [-1] + rows).changes == [.init(old: 0..<0, new: 0..<1)])
      var fewer = rows
      fewer.removeSubrange(5_000..<6_000)
      #expect(difference(rows, fewer).changes == [.init(old: 5_000..<6_000, new: 5_000..<5_000)])
      #expect(difference([], rows).changes == [.init(old: 0..<0, new: 0..<10_000)])
      #expect(difference(rows, []).changes == [.init(old: 0..<10_000, new: 0..<0)])
    }

    @Test func rowsThatAllComeOrGoAreNotHashed() {
      let rows = (0..<100).map(HashCounted.init)
      HashCounted.hashes = 0
      let identity = ElementIdentity<[HashCounted], HashCounted> { $0 }
      #expect(RowDifference(from: [], to: rows, by: identity).changes == [.init(old: 0..<0, new: 0..<100)])
      #expect(RowDifference(from: rows, to: [], by: identity).changes == [.init(old: 0..<100, new: 0..<0)])
      #expect(
        RowDifference(from: rows, to: Array(rows[..<20] + rows[80...]), by: identity).changes
          == [.init(old: 20..<80, new: 20..<20)])
      #expect(HashCounted.hashes == 0)
    }

    @Test func movedRowIsOneRemovalAndOneAddition() {
      let rows = Array(0..<10_000)
      #expect(
        difference(rows, Array(rows[1...]) + [0]).changes
          == [.init(old: 0..<1, new: 0..<0), .init(old: 10_000..<10_000, new: 9_999..<10_000)])
      #expect(
        difference(rows, [9_999] + rows.dropLast()).changes
          == [.init(old: 0..<0, new: 0..<1), .init(old: 9_999..<10_000, new: 10_000..<10_000)])
    }

    @Test func rowsThatAreShownAreLookedAtAlone() {
      let rows = Array(0..<1_000)
      func difference(to new: [Int], where shown: Range<Int>...) -> [RowDifference.Change]? {
        RowDifference(from: rows, to: new, where: shown)?.changes
      }
      #expect(difference(to: rows, where: 0..<50) == [])
      #expect(difference(to: Array(0..<100) + rows[100...].shuffled(), where: 0..<100) == [])
      #expect(difference(to: rows + [1_000], where: 0..<50) == [.init(old: 1_000..<1_000, new: 1_000..<1_001)])
      #expect(difference(to: [-1] + rows, where: 0..<50) == [.init(old: 0..<0, new: 0..<1)])
      #expect(
        difference(to: Array(rows[..<20]) + [-1] + rows[20...], where: 0..<50) == [.init(old: 20..<20, new: 20..<21)])
      #expect(difference(to: Array(rows[10...]), where: 100..<150) == [.init(old: 90..<100, new: 90..<90)])
      #expect(difference(to: rows.dropLast(5), where: 3..<4, 100..<150) == [.init(old: 995..<1_000, new: 995..<995)])
      #expect(difference(to: Array(rows[10...]), where: 0..<50) == nil)
      #expect(difference(to: rows.reversed(), where: 0..<50) == nil)
      #expect(difference(to: Array(rows[1...]) + [0], where: 0..<50) == nil)
      #expect(difference(to: [], where: 0..<50) == nil)
    }

    @Test func rowsThatAreShownStayWhereTheyAreFound() {
      var random = RandomNumbers(seed: 11)
      var found = 0
      for _ in 0..<20_000 {
        // Few values, so that many are the same.
        let old = (0..<12).map { _ in Int.random(in: 0..<6, using: &random) }
        var new = old
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          if Bool.random(using: &random), !new.isEmpty {
            new.remove(at: .random(in: 0..<new.count, using: &random))
          } else {
            new.insert(.random(in: 0..<6, using: &random), at: .random(in: 0...new.count, using: &random))
          }
        }
        let start = Int.random(in: 0..<10, using: &random)
        let shown = [
          0..<Int.random(in: 0...1, using: &random), start + 1..<Int.random(in: start + 1...12, using: &random),
        ]
        guard let difference = RowDifference(from: old, to: new, where: shown) else { continue }
        found += 1
        // The places of the old rows; new rows have none.
        var places = Array(old.indices)
        for change in difference.changes.reversed() {
          places.replaceSubrange(change.old, with: change.new.map { _ in -1 })
        }
        #expect(places.count == new.count)
        for index in shown.joined() {
          let place = places.firstIndex(of: index)
          #expect(place.map { new[$0] } == old[index])
        }
      }
      #expect(found > 5_000)
    }

    @Test func largeBlocksAtTwoPlaces() {
      let rows = Array(0..<1_000)
      let new = Array(rows[..<100]) + Array(2_000..<2_500) + Array(rows[100..<600]) + Array(rows[900...])
      #expect(
        difference(rows, new).changes
          == [.init(old: 100..<100, new: 100..<600), .init(old: 600..<900, new: 1_100..<1_100)])
    }

    @Test func manyChangesAreOne() {
      var random = RandomNumbers(seed: 1)
      let rows = Array(0..<10_000)
      let shuffled = rows.shuffled(using: &random)
      let changes = difference(rows, shuffled).changes
      #expect(changes.count == 1)
      #expect(applied(difference(rows, shuffled), to: rows, from: shuffled) == shuffled)
    }

    @Test func duplicatesAreReportedAndSurvived() {
      let found = difference([1, 1, 2, 2, 3, 9, 9, 9, 8, 7, 6, 5], Array(repeating: 1, count: 40))
      #expect(found.hasDuplicates)
      #expect(
        applied(found, to: [1, 1, 2, 2, 3, 9, 9, 9, 8, 7, 6, 5], from: Array(repeating: 1, count: 40)).count == 40)
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>) func randomEditsLeadToTheNewRows(_ seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      var old = Array(0..<60)
      var next = 60
      for step in 0..<2_000 {
        var new = old
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          switch Int.random(in: 0..<4, using: &random) {
          case 0:
            new.insert(next, at: .random(in: 0...new.count, using: &random))
            next += 1
          case 1 where !new.isEmpty: new.remove(at: .random(in: 0..<new.count, using: &random))
          case 2 where !new.isEmpty:
            let row = new.remove(at: .random(in: 0..<new.count, using: &random))
            new.insert(row, at: .random(in: 0...new.count, using: &random))
          default: if Int.random(in: 0..<50, using: &random) == 0 { new.shuffle(using: &random) }
          }
        }
        let found = difference(old, new)
        try #require(applied(found, to: old, from: new) == new, "seed \(seed), step \(step): \(old) → \(new)")
        for (change, following) in zip(found.changes, found.changes.dropFirst()) {
          try #require(change.old.upperBound < following.old.lowerBound)
          try #require(change.new.upperBound < following.new.lowerBound)
        }
        // The number of remaining rows is the length of a longest common subsequence.
        let staying = old.count - found.changes.reduce(0) { $0 + $1.old.count }
        let positions = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
        try #require(staying == RowDifference.longestIncreasingRun(new.compactMap { positions[$0] }).count)
        old = new.count > 100 ? Array(new.prefix(50)) : new
      }
    }
  }
}

/// A number that counts how often it is hashed.
private struct HashCounted: Hashable {
  @MainActor static var hashes = 0
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { Self.hashes += 1 }
    hasher.combine(number)
  }
}
