import Foundation
import SwiftUI
import Testing

@testable import GtkBridge

extension SwiftUITests {
  @Suite @MainActor struct TableColumnTests {
    private struct Person: Identifiable {
      let id: Int
      var name: String { "person \(id)" }
    }

    /// Compares texts by their lengths first.
    private struct ByLength: SortComparator {
      var order = SortOrder.forward

      func compare(_ first: String, _ second: String) -> ComparisonResult {
        if first.count == second.count { return .orderedSame }
        return (first.count < second.count) == (order == .forward) ? .orderedAscending : .orderedDescending
      }
    }

    @Test func aColumnSortsWithItsComparator() throws {
      let plain = TableColumn<Person, Text>("Name", value: \.name)
      let column = TableColumn<Person, Text>("Name", value: \.name, comparator: ByLength())
      let (nine, ten) = (Person(id: 9), Person(id: 10))
      #expect(try #require(plain.comparator).compare(nine, ten) == .orderedDescending)
      #expect(try #require(column.comparator).compare(nine, ten) == .orderedAscending)
    }

    @Test func aTitleMayBeAText() {
      let column = TableColumn<Person, Text>(Text(verbatim: "Number"), value: \.id) { Text("\($0.id)") }
      #expect(column.title == "Number" && column.comparator != nil)
      #expect(TableColumn<Person, Text>(Text(verbatim: "Plain")) { Text($0.name) }.comparator == nil)
    }
  }
}
