import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

extension SwiftUITests {
  /// Drops of the pointer between the rows of lists.
  @Suite @MainActor struct RowInsertionTests {
    private final class Shelf: ObservableObject {
      @Published var books = ["One", "Two"]
      @Published var read: [String] = ["Red", "Blue"]
      @Published var log: [String] = []
    }

    private let shelf = Shelf()

    /// A list to drag from, and one to drop on.
    private struct Screen<Target: View>: View {
      @ObservedObject var shelf: Shelf
      @ViewBuilder let target: (Shelf) -> Target

      var body: some View {
        HStack {
          List {
            ForEach(shelf.books, id: \.self) { Text($0).draggable($0) }
              .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
          }
          List { target(shelf) }
          Text("\(shelf.log.count)")
        }
      }
    }

    private func show<Target: View>(@ViewBuilder _ target: @escaping (Shelf) -> Target) async throws -> ViewHost {
      let host = try ViewHost(size: CGSize(width: 600, height: 500)) { Screen(shelf: shelf, target: target) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrames()
      return host
    }

    private func expect(_ log: [String], sourceLocation: SourceLocation = #_sourceLocation) async {
      let isLogged = await MainLoop.wait { shelf.log == log }
      #expect(isLogged, "\(shelf.log)", sourceLocation: sourceLocation)
    }

    @Test func valuesAreInsertedBeforeOrAfterARow() async throws {
      let host = try await show { shelf in
        ForEach(shelf.read, id: \.self) { Text($0) }
          .dropDestination(for: String.self) { texts, index in
            shelf.log.append("\(texts) \(index)")
            shelf.read.insert(contentsOf: texts, at: index)
          }
      }
      try await host.drop("One", on: "Red", down: -6)
      await expect([#"["One"] 0"#])
      try await host.drop("Two", on: "Blue", down: 6)
      await expect([#"["One"] 0"#, #"["Two"] 3"#])
      #expect(shelf.read == ["One", "Red", "Blue", "Two"])
      #expect(shelf.books == ["One", "Two"])
      host.close()
    }

    @Test func rowsOfSeveralCollectionsHaveTheirOwnIndices() async throws {
      let host = try await show { shelf in
        Section("First") {
          ForEach(shelf.read, id: \.self) { Text($0) }.onInsert(of: [.plainText]) {
            shelf.log.append("a\($0) \($1.count)")
          }
        }
        Section("Second") {
          ForEach(["Green"], id: \.self) { Text($0) }.onInsert(of: [.text]) { index, _ in shelf.log.append("b\(index)")
          }
          ForEach(["Grey"], id: \.self) { Text($0) }
          ForEach(["Pink"], id: \.self) { Text($0) }.onInsert(of: ["public.text"]) { index, _ in
            shelf.log.append("c\(index)")
          }
        }
      }
      try await host.drop("One", on: "Blue", down: -6)
      try await host.drop("One", on: "Second", down: 6)
      try await host.drop("One", on: "Grey", down: -6)
      try await host.drop("One", on: "Grey", down: 6)
      try await host.drop("One", on: "Pink", down: 60)
      await expect(["a1 1", "b0", "b1", "c0", "c1"])
      host.close()
    }

    /// A view that creates two rows.
    private struct Rows: View {
      let text: String

      var body: some View {
        Text(text)
        Text("about \(text)")
      }
    }

    private func checkEmpty(_ host: ViewHost) async throws {
      let lists = host.widgets.filter { $0.typeName == "GtkListView" && $0.isMapped }
      try await host.drag("Two", to: try #require(lists.last))
      try Pointer.release()
      await expect([#"["Two"] 0"#])
      #expect(host.findLabel("Two") != nil && shelf.read == ["Two"])
      host.close()
    }

    @Test func theFirstRowIsDroppedOnAnEmptyList() async throws {
      shelf.read = []
      try await checkEmpty(
        show { shelf in
          ForEach(shelf.read, id: \.self) { Text($0) }.dropDestination(for: String.self) { texts, index in
            shelf.log.append("\(texts) \(index)")
            shelf.read.insert(contentsOf: texts, at: index)
          }
        })
    }

    @Test func theFirstOfSeveralRowsIsDroppedOnAnEmptyList() async throws {
      shelf.read = []
      try await checkEmpty(
        show { shelf in
          ForEach(shelf.read, id: \.self) { Rows(text: $0) }.dropDestination(for: String.self) { texts, index in
            shelf.log.append("\(texts) \(index)")
            shelf.read.insert(contentsOf: texts, at: index)
          }
        })
    }

    @Test func onlyItemsOfTheTypesAreInserted() async throws {
      let host = try await show { shelf in
        ForEach(shelf.read, id: \.self) { Text($0) }
          .onInsert(of: [.png]) { index, _ in shelf.log.append("picture \(index)") }
          .onInsert(of: [.plainText]) { index, items in
            for item in items {
              item.loadObject(ofClass: String.self) { text, _ in shelf.log.append("\(text ?? "") \(index)") }
            }
          }
      }
      try await host.drop("One", on: "Red", down: 6)
      await expect(["One 1"])
      host.close()
    }

    @Test func aListWhoseRowsMoveTakesDropsAsAWhole() async throws {
      let host = try ViewHost(size: CGSize(width: 600, height: 300)) { MovingLists(shelf: shelf) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrames()
      try await host.drop("One", on: "Red", down: 6)
      await expect(["One"])
      try await host.drop("Red", on: "Blue", down: 6)
      #expect(await MainLoop.wait { shelf.read == ["Blue", "Red"] })
      #expect(shelf.log == ["One"])
      host.close()
    }

    @Test func aRowIsInsertedAmongOthersOfItsList() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) { OneList(shelf: shelf) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrames()
      for turn in 0..<2 {
        try await host.drop("One", on: "Red", down: 6)
        await expect([String](repeating: #"["One"] 1"#, count: turn + 1))
      }
      try await host.drop("One", on: "Two", down: 6)
      #expect(await MainLoop.wait { shelf.books == ["Two", "One"] })
      try await host.drop("Fixed", on: "Red", down: -6)
      #expect(shelf.log.count == 2, "a row without content stays in its list")
      host.close()
    }

    /// Rows that move, and rows that accept others.
    private struct OneList: View {
      @ObservedObject var shelf: Shelf

      var body: some View {
        List {
          ForEach(shelf.books, id: \.self) { Text($0).draggable($0) }
            .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
          ForEach(["Fixed", "Firm"], id: \.self) { Text($0) }.onMove { _, _ in }
          ForEach(shelf.read, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { texts, index in shelf.log.append("\(texts) \(index)") }
        }
      }
    }

    private struct MovingLists: View {
      @ObservedObject var shelf: Shelf

      var body: some View {
        HStack {
          List { ForEach(shelf.books, id: \.self) { Text($0).draggable($0) }.onMove { _, _ in } }
          List {
            ForEach(shelf.read, id: \.self) { Text($0).draggable($0) }
              .onMove { shelf.read.move(fromOffsets: $0, toOffset: $1) }
          }
          .dropDestination(for: String.self) { texts, _ in
            shelf.log += texts
            return true
          }
        }
      }
    }
  }
}
