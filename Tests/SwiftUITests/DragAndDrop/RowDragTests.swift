import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

extension SwiftUITests {
  /// Drags of rows by the pointer: among the rows of their own list, and to other views.
  @Suite @MainActor struct RowDragTests {
    private final class Shelf: ObservableObject {
      @Published var books = ["One", "Two", "Three"]
      @Published var dropped: [String] = []
    }

    private let shelf = Shelf()

    /// Rows that the user may move, and a view that takes the dropped content.
    private struct Screen<Row: View>: View {
      @ObservedObject var shelf: Shelf
      @ViewBuilder let row: (String) -> Row

      var body: some View {
        HStack {
          List {
            ForEach(shelf.books, id: \.self) { row($0) }
              .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
          }
          .dropDestination(for: String.self) { texts, _ in
            shelf.dropped += texts.map { "list \($0)" }
            return true
          }
          Text("Basket").frame(width: 120, height: 120).dropDestination(for: String.self) { texts, _ in
            shelf.dropped += texts
            return true
          }
        }
      }
    }

    private func show<Row: View>(@ViewBuilder _ row: @escaping (String) -> Row) async throws -> ViewHost {
      let host = try ViewHost(size: CGSize(width: 500, height: 300)) { Screen(shelf: shelf, row: row) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrames()
      return host
    }

    private func checkThatRowsLeaveAndMove(_ host: ViewHost) async throws {
      try await host.drop("One", on: "Basket")
      #expect(await MainLoop.wait { shelf.dropped == ["One"] }, "\(shelf.dropped)")
      #expect(shelf.books == ["One", "Two", "Three"])
      try await host.drop("One", on: "Three", down: 6)
      #expect(await MainLoop.wait { shelf.books == ["Two", "Three", "One"] }, "\(shelf.books)")
      #expect(shelf.dropped == ["One"])
      host.close()
    }

    @Test func aRowThatMovesCarriesItsValue() async throws {
      try await checkThatRowsLeaveAndMove(show { text in Text(text).draggable(text) })
    }

    @Test func aRowThatMovesCarriesItsItem() async throws {
      try await checkThatRowsLeaveAndMove(show { text in Text(text).onDrag { NSItemProvider(object: text) } })
    }

    @Test func aViewInsideARowCarriesItsOwnValue() async throws {
      let host = try await show { text in
        HStack {
          Text(text)
          Text("Cover of \(text)").draggable("cover \(text)")
        }
      }
      try await host.drop("Cover of One", on: "Basket")
      #expect(await MainLoop.wait { shelf.dropped == ["cover One"] }, "\(shelf.dropped)")
      host.close()
    }

    @Test func aRowIsDraggedInItsWholeWidth() async throws {
      let host = try await show { text in
        Text(text).draggable(text).moveDisabled(true)
      }
      let text = try host.label("Two")
      try Pointer.move(to: text, right: 120)
      await host.nextFrames()
      try Pointer.send(["mousedown", "1"])
      for step in [4, 10] {
        try Pointer.move(to: text, right: 120 + Double(step), down: 2)
        await host.nextFrames()
      }
      let basket = try host.label("Basket")
      for step in 0...1 {
        try Pointer.move(to: basket, right: Double(step))
        await host.nextFrames()
      }
      try Pointer.release()
      #expect(await MainLoop.wait { shelf.dropped == ["Two"] }, "\(shelf.dropped)")
      host.close()
    }
  }
}
