import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// What the user may do to rows: delete them, and put them in another order.
  @Suite @MainActor struct ListEditingTests {
    struct Shelf: View {
      var lists = ScrollDestinations()
      @State private var books = ["a", "b", "c", "d"]
      @State private var fixed = ["x", "y"]
      @State private var selection: Set<String> = []
      var body: some View {
        List(selection: $selection) {
          ForEach(books, id: \.self) { Text($0) }
            .onDelete { offsets in for offset in offsets.reversed() { books.remove(at: offset) } }
            .onMove { offsets, destination in
              for offset in offsets {
                let book = books.remove(at: offset)
                books.insert(book, at: destination > offset ? destination - 1 : destination)
              }
            }
          ForEach(fixed, id: \.self) { Text($0) }
        }
        .environment(\.scrollDestinations, lists)
      }
    }

    @Test func deleteRemovesTheRowWithTheFocus() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      gtk_widget_grab_focus(try screen.row("b").widget)
      try screen.press("Delete")
      #expect(screen.rowTexts == ["a", "c", "d", "x", "y"])
      gtk_widget_grab_focus(try screen.row("x").widget)
      try screen.press("Delete")
      #expect(screen.rowTexts == ["a", "c", "d", "x", "y"], "these cannot be deleted")
    }

    @Test func deleteRemovesTheSelectedRows() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      try screen.select(0)
      try screen.select(2, adding: true)
      try screen.select(4, adding: true)
      try screen.press("Delete")
      #expect(screen.rowTexts == ["b", "d", "x", "y"])
    }

    @Test func keysMoveTheRowWithTheFocus() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      gtk_widget_grab_focus(try screen.row("b").widget)
      try screen.press("<Alt>Down")
      #expect(screen.rowTexts == ["a", "c", "b", "d", "x", "y"])
      try screen.press("<Alt>Down")
      try screen.press("<Alt>Down")
      #expect(screen.rowTexts == ["a", "c", "d", "b", "x", "y"], "no further than its own rows")
      for _ in 0..<4 { try screen.press("<Alt>Up") }
      #expect(screen.rowTexts == ["b", "a", "c", "d", "x", "y"])
    }

    @Test func draggedRowGoesWhereItIsDropped() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      func middle(_ text: String, _ part: Double = 0.5) throws -> Double {
        let bounds = try screen.row(text).bounds(in: try #require(screen.listView))
        return Double(bounds.y) + Double(bounds.height) * part
      }
      func drag(_ row: String, to other: String, _ part: Double) throws -> Bool {
        let rows = try #require(screen.controller.rootView.lists.targets.lazy.compactMap { $0 as? RowList }.first)
        let editing = try #require(rows.editing)
        #expect(editing.beginDrag(at: try middle(row)) != nil)
        _ = editing.dragDidMove(to: try middle(other, part))
        let isDropped = editing.drop(at: try middle(other, part))
        editing.endDrag()
        screen.layOut()
        return isDropped
      }
      #expect(try drag("a", to: "c", 0.9))
      #expect(screen.rowTexts == ["b", "c", "a", "d", "x", "y"])
      #expect(try drag("d", to: "b", 0.1))
      #expect(screen.rowTexts == ["d", "b", "c", "a", "x", "y"])
      #expect(try drag("b", to: "b", 0.9))
      #expect(screen.rowTexts == ["d", "b", "c", "a", "x", "y"])
      #expect(try !drag("b", to: "x", 0.9), "not among other rows")
      let rows = try #require(screen.controller.rootView.lists.targets.lazy.compactMap { $0 as? RowList }.first)
      #expect(rows.editing?.beginDrag(at: try middle("x")) == nil, "these cannot be moved")
    }

    @Test func aRowIsDraggedThatMovesMeanwhile() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      func top(_ text: String) throws -> Double {
        Double(try screen.row(text).bounds(in: try #require(screen.listView)).y) + 1
      }
      let rows = try #require(screen.controller.rootView.lists.targets.lazy.compactMap { $0 as? RowList }.first)
      let editing = try #require(rows.editing)
      #expect(editing.beginDrag(at: try top("c")) != nil)
      gtk_widget_grab_focus(try screen.row("a").widget)
      try screen.press("Delete")
      #expect(editing.drop(at: try top("b")))
      editing.endDrag()
      screen.layOut()
      #expect(screen.rowTexts == ["c", "b", "d", "x", "y"])
      #expect(editing.beginDrag(at: try top("c")) != nil)
      gtk_widget_grab_focus(try screen.row("c").widget)
      try screen.press("Delete")
      #expect(try !editing.drop(at: top("d")), "it is gone")
      editing.endDrag()
      screen.layOut()
      #expect(screen.rowTexts == ["b", "d", "x", "y"])
    }
  }
}
