import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The edits of the user in rows: deleting and reordering them.
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
        #expect(editing.drags.begin(at: CGPoint(x: 1, y: try middle(row))) != nil)
        _ = editing.drags.move(to: try middle(other, part))
        let isDropped = editing.drags.drop(.own, at: try middle(other, part))
        editing.drags.end()
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
      #expect(rows.editing?.drags.begin(at: CGPoint(x: 1, y: try middle("x"))) == nil, "these cannot be moved")
    }

    @Test func aRowIsDraggedThatMovesMeanwhile() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      func top(_ text: String) throws -> Double {
        Double(try screen.row(text).bounds(in: try #require(screen.listView)).y) + 1
      }
      let rows = try #require(screen.controller.rootView.lists.targets.lazy.compactMap { $0 as? RowList }.first)
      let editing = try #require(rows.editing)
      #expect(editing.drags.begin(at: CGPoint(x: 1, y: try top("c"))) != nil)
      gtk_widget_grab_focus(try screen.row("a").widget)
      try screen.press("Delete")
      #expect(editing.drags.drop(.own, at: try top("b")))
      editing.drags.end()
      screen.layOut()
      #expect(screen.rowTexts == ["c", "b", "d", "x", "y"])
      #expect(editing.drags.begin(at: CGPoint(x: 1, y: try top("c"))) != nil)
      gtk_widget_grab_focus(try screen.row("c").widget)
      try screen.press("Delete")
      #expect(try !editing.drags.drop(.own, at: top("d")), "it is gone")
      editing.drags.end()
      screen.layOut()
      #expect(screen.rowTexts == ["b", "d", "x", "y"])
    }

    /// Rows of several kinds, whose elements the user may delete and move.
    struct Elements<Row: View>: View {
      var names = ["a", "b", "c", "d"]
      var lists = ScrollDestinations()
      @ViewBuilder let row: (String) -> Row
      @State private var books: [String]?
      @State private var selection: Set<String> = []
      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            ForEach(books ?? names, id: \.self) { row($0) }
              .onDelete { offsets in
                var books = books ?? names
                for offset in offsets.reversed() { books.remove(at: offset) }
                self.books = books
              }
              .onMove { offsets, destination in
                var books = books ?? names
                for offset in offsets {
                  let book = books.remove(at: offset)
                  books.insert(book, at: destination > offset ? destination - 1 : destination)
                }
                self.books = books
              }
          }
          .environment(\.scrollDestinations, lists)
        }
      }
    }

    private func check<Row: View>(_ row: @escaping (String) -> Row) throws {
      let screen = TestScreen { Elements(row: row) }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "b", "c", "d"])
      try screen.row("b").grabFocus()
      try screen.press("<Alt>Down")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "c", "b", "d"])
      try screen.row("c").grabFocus()
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "b", "d"])
      let rows = try #require(screen.controller.rootView.lists.targets.lazy.compactMap { $0 as? RowList }.first)
      let editing = try #require(rows.editing)
      func middle(_ text: String, _ part: Double = 0.5) throws -> Double {
        let bounds = try screen.row(text).bounds(in: try #require(screen.listView))
        return Double(bounds.y) + Double(bounds.height) * part
      }
      #expect(editing.drags.begin(at: CGPoint(x: 1, y: try middle("a"))) != nil)
      _ = editing.drags.move(to: try middle("d", 0.9))
      #expect(editing.drags.drop(.own, at: try middle("d", 0.9)))
      editing.drags.end()
      screen.layOut()
      #expect(screen.rowTexts == ["b", "d", "a"])
    }

    @Test func linksAreDeletedAndMoved() throws {
      try check { name in NavigationLink(destination: Text("page")) { Text(name) } }
    }

    @Test func linksToValuesAreDeletedAndMoved() throws {
      try check { name in NavigationLink(value: name) { Text(name) } }
    }

    private struct Chosen: View {
      let name: String
      var body: some View { if name == "b" { Text(name).bold() } else { Text(name) } }
    }

    @Test func alternativesAreDeletedAndMoved() throws {
      try check { name in Chosen(name: name) }
    }

    private struct Wanted: View {
      let name: String
      var body: some View { if name != "hidden" { Text(name) } }
    }

    @Test func rowsOfAConditionAreDeletedAndMoved() throws {
      try check { name in Wanted(name: name) }
    }

    @Test func offsetsCountElementsWithoutRows() throws {
      let screen = TestScreen {
        Elements(names: ["hidden", "a", "b"], row: { Wanted(name: $0).tag($0) })
      }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "b"])
      try screen.row("a").grabFocus()
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == ["b"])
    }

    @Test func selectedRowsOfConditionsAreDeletedTogether() throws {
      let screen = TestScreen { Elements(row: { Wanted(name: $0).tag($0) }) }
      screen.layOut()
      try screen.select(0)
      try screen.select(2, adding: true)
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == ["b", "d"])
    }

    /// Elements with their own rows and inner elements, which are deleted by the index of the group.
    private struct Nested: View {
      private struct Group {
        let name: String
        var items: [String]
      }

      @State private var groups = [
        Group(name: "a", items: ["a1", "a2"]), Group(name: "b", items: ["b1", "b2"]),
      ]
      @State private var selection: Set<String> = []

      var body: some View {
        List(selection: $selection) {
          ForEach(Array(groups.enumerated()), id: \.element.name) { index, group in
            Text(group.name).tag(group.name)
            ForEach(group.items, id: \.self) { Text($0) }
              .onDelete { if groups.indices.contains(index) { groups[index].items.remove(atOffsets: $0) } }
          }
          .onDelete { groups.remove(atOffsets: $0) }
        }
      }
    }

    @Test func eachElementOfASelectionIsDeletedOnce() throws {
      let screen = TestScreen { Nested() }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "a1", "a2", "b", "b1", "b2"])
      for position in [0, 1, 3, 5] { try screen.select(position, adding: position > 0) }
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == [])
    }

    @Test func elementsInsideAreDeletedBeforeTheirGroups() throws {
      let screen = TestScreen { Nested() }
      screen.layOut()
      for position in [0, 4] { try screen.select(position, adding: position > 0) }
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == ["b", "b2"])
    }

    @Test func anElementInsideIsDeletedAlone() throws {
      let screen = TestScreen { Nested() }
      screen.layOut()
      try screen.row("a2").grabFocus()
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "a1", "b", "b1", "b2"])
    }

    @Test func aDraggedRowThatHasGoneGoesNowhere() throws {
      let screen = TestScreen { Elements(row: { Wanted(name: $0) }) }
      screen.layOut()
      let rows = try #require(screen.controller.rootView.lists.targets.lazy.compactMap { $0 as? RowList }.first)
      let editing = try #require(rows.editing)
      func top(_ text: String) throws -> Double {
        Double(try screen.row(text).bounds(in: try #require(screen.listView)).y) + 1
      }
      #expect(editing.drags.begin(at: CGPoint(x: 1, y: try top("c"))) != nil)
      try screen.row("c").grabFocus()
      try screen.press("Delete")
      screen.layOut()
      #expect(try !editing.drags.drop(.own, at: top("a")), "it is gone")
      editing.drags.end()
      #expect(screen.rowTexts == ["a", "b", "d"])
    }

    @Test func anElementOfTwoRowsIsDeletedWhole() throws {
      let screen = TestScreen {
        Elements(names: ["a", "b"]) { name in
          Text(name)
          Text("about \(name)")
        }
      }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "about a", "b", "about b"])
      try screen.row("about a").grabFocus()
      try screen.press("Delete")
      screen.layOut()
      #expect(screen.rowTexts == ["b", "about b"])
    }
  }
}
