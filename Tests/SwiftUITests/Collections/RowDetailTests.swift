import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct RowDetailTests {
    private struct Person: Identifiable {
      let id: Int
      var name: String { "person \(id)" }
    }

    @Test func aTableHasRowsOfEveryKind() async throws {
      let people = [Person(id: 1), Person(id: 2)]
      let host = try ViewHost {
        Table(of: Person.self) {
          TableColumn("Name") { Text($0.name) }
        } rows: {
          TableRow(Person(id: 0))
          ForEach(people) { TableRow($0) }
          if people.count > 5 { TableRow(Person(id: 9)) }
          DisclosureTableRow(Person(id: 3)) { ForEach([Person(id: 4)]) }
        }
        .tableColumnHeaders(.hidden).tableStyle(.bordered(alternatesRowBackgrounds: true))
      }
      try await host.wait(for: "person 4")
      let names = host.contents.filter { $0.hasPrefix("person") }
      #expect(names == ["person 0", "person 1", "person 2", "person 3", "person 4"])
      #expect(!host.contents.contains("Name"))
    }

    @Test func theTypeOfATablesRowsMayBeInferred() async throws {
      let host = try ViewHost {
        Table(selection: .constant(Set<Int>()), sortOrder: .constant([KeyPathComparator(\.name)])) {
          TableColumn("Name", value: \Person.name) { Text("\($0.name), sorted") }
        } rows: {
          ForEach([Person(id: 1), Person(id: 2)]) { TableRow($0) }
        }
      }
      try await host.wait(for: "person 2, sorted")
    }

    @Test func aListOfNumbersHasASelection() async throws {
      let host = try ViewHost { List(0..<3, selection: .constant(Set([1]))) { Text("row \($0)") } }
      try await host.wait(for: "row 2")
      #expect(host.contents.filter { $0.hasPrefix("row") } == ["row 0", "row 1", "row 2"])
    }

    @Test func someRowsCannotBeSelected() async throws {
      let host = try ViewHost {
        List(selection: .constant(Set<Int>())) {
          Text("a").tag(1)
          Text("b").tag(2).selectionDisabled()
        }
      }
      try await host.wait(for: "b")
      func isActivatable(_ name: String) throws -> Bool {
        var row: Gtk.Widget? = try host.label(name)
        while let current = row, current.roleName != "list-item" { row = current.parent }
        return try #require(row).hasStyleClass("activatable")
      }
      #expect(try isActivatable("a"))
      #expect(try !isActivatable("b"))
    }

    @Test func rowsThatDoNothingDoNotLightUp() async throws {
      let host = try ViewHost {
        NavigationStack {
          List {
            ForEach(["plain"], id: \.self) { Text($0) }
            NavigationLink("first link") { Text("page") }
            NavigationLink("link") { Text("page") }
          }
        }
      }
      try await host.wait(for: "link")
      func isActivatable(_ name: String) throws -> Bool {
        var row: Gtk.Widget? = try host.label(name)
        while let current = row, current.roleName != "list-item" { row = current.parent }
        return try #require(row).hasStyleClass("activatable")
      }
      #expect(try !isActivatable("plain") && isActivatable("first link") && isActivatable("link"))
    }
  }
}
