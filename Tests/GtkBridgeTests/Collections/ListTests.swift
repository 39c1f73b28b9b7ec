import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ListTests {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }

    @Test func rowsOfEachKindOfData() {
      let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      let identified = TestScreen { List(items) { Text($0.name) } }
      identified.layOut()
      #expect(identified.rowTexts == ["a", "b"])
      let byPath = TestScreen { List(items, id: \.name) { Text("\($0.id)") } }
      byPath.layOut()
      #expect(byPath.rowTexts == ["1", "2"])
      let range = TestScreen { List(0..<3) { Text("\($0)") } }
      range.layOut()
      #expect(range.rowTexts == ["0", "1", "2"])
    }

    @Test func listIsDirectlyInsideItsScrolledWindowAndARowIsItsView() throws {
      let screen = TestScreen { List(0..<3) { Text("\($0)") } }
      screen.layOut()
      #expect(screen.listView?.parent?.typeName == "GtkScrolledWindow")
      #expect(try screen.row("1").children.map(\.typeName) == ["GtkLabel"])
    }

    struct Mixed: View {
      var names = ["a", "b"]
      var hasMore = false
      var isFirst = true
      var body: some View {
        List {
          Text("top")
          ForEach(names, id: \.self) { Text($0) }
          if hasMore { Text("more") }
          if isFirst {
            ForEach(0..<2) { Text("\($0)") }
          } else {
            Text("second")
          }
          Group {
            Text("x")
            Text("y")
          }
          Own()
        }
      }
    }

    struct Own: View {
      @State private var names = ["o"]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("add") { names.append("p") }
      }
    }

    @Test func everyKindOfContentMakesRows() throws {
      let screen = TestScreen { Mixed() }
      screen.layOut()
      #expect(screen.rowTexts == ["top", "a", "b", "0", "1", "x", "y", "o", "add"])
      screen.controller.rootView = Mixed(names: ["b", "c", "a"], hasMore: true)
      screen.flush()
      #expect(screen.rowTexts == ["top", "b", "c", "a", "more", "0", "1", "x", "y", "o", "add"])
      screen.controller.rootView = Mixed(names: [], isFirst: false)
      screen.flush()
      #expect(screen.rowTexts == ["top", "second", "x", "y", "o", "add"])
      try screen.tap("add")
      screen.flush()
      #expect(screen.rowTexts == ["top", "second", "x", "y", "o", "p", "add"])
    }

    @Test func rowOfSeveralWidgetsAndOfNone() {
      struct Rows: View {
        var isOpen: Bool
        var body: some View {
          List(0..<2) { row in
            VStack {
              Text("\(row)")
              if isOpen { Text("open") }
            }
          }
        }
      }
      let screen = TestScreen { Rows(isOpen: false) }
      screen.layOut()
      #expect(screen.rowTexts == ["0", "1"])
      screen.controller.rootView = Rows(isOpen: true)
      screen.flush()
      #expect(screen.rowTexts == ["0 open", "1 open"])
    }

    @Test func rowThatBecomesAnotherWidget() {
      struct Rows: View {
        var isOn: Bool
        var body: some View {
          List { Choice(isOn: isOn) }
        }
      }
      struct Choice: View {
        var isOn: Bool
        var body: some View {
          if isOn { Text("on") } else { Button("off") {} }
        }
      }
      let screen = TestScreen { Rows(isOn: false) }
      screen.layOut()
      for isOn in [true, false, true] {
        screen.controller.rootView = Rows(isOn: isOn)
        screen.flush()
        #expect(screen.rowTexts == [isOn ? "on" : "off"])
      }
    }

    struct Library: View {
      struct Shelf: Identifiable {
        let id: String
        var books: [String]
      }

      var shelves: [Shelf]
      var body: some View {
        List(selection: .constant("b" as String?)) {
          ForEach(shelves) { shelf in
            Section(shelf.id) { ForEach(shelf.books, id: \.self) { Text($0) } }
          }
        }
      }
    }

    @Test func sectionsHaveHeadersThatCannotBeSelected() throws {
      let shelves = [Library.Shelf(id: "Read", books: ["a", "b"]), Library.Shelf(id: "Unread", books: ["c"])]
      let screen = TestScreen { Library(shelves: shelves) }
      screen.layOut()
      #expect(screen.rowTexts == ["Read", "a", "b", "Unread", "c"])
      #expect(screen.selectedTexts == ["b"])
      try screen.select(0)
      #expect(screen.selectedTexts == ["b"])
      screen.controller.rootView = Library(shelves: [
        .init(id: "New", books: ["n"]), .init(id: "Unread", books: ["d", "c", "b"]), shelves[0],
      ])
      screen.flush()
      #expect(screen.rowTexts == ["New", "n", "Unread", "d", "c", "b", "Read", "a", "b"])
      screen.controller.rootView = Library(shelves: [])
      screen.flush()
      #expect(screen.rowTexts == [])
      screen.controller.rootView = Library(shelves: shelves)
      screen.flush()
      #expect(screen.rowTexts == ["Read", "a", "b", "Unread", "c"])
    }

    @Test func headersOfElementsAreNoChoice() throws {
      struct Groups: View {
        @State private var selection: String?
        @State private var groups = ["A", "B"]
        var body: some View {
          List(selection: $selection) {
            ForEach(groups, id: \.self) { group in
              Section(group) { Text("in \(group)").tag("in \(group)") }
            }
            .onDelete { groups.remove(atOffsets: $0) }
          }
          Text("selected \(selection ?? "nothing")")
        }
      }
      let screen = TestScreen { Groups() }
      screen.layOut()
      try screen.select(0)
      screen.layOut()
      #expect(screen.texts.contains("selected nothing"))
      #expect(try !screen.row("A").grabFocus())
      try screen.select(1)
      screen.layOut()
      #expect(screen.texts.contains("selected in A"))
    }

    @Test func sectionWithoutHeaderHasNoRowForIt() {
      let screen = TestScreen {
        List {
          Section { Text("a") }
          Section {
            Text("b")
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        }
      }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "head", "b", "foot"])
    }

    @Test func duplicateIdentifiersAreAllShown() {
      struct Rows: View {
        var names: [String]
        var body: some View { List(names, id: \.self) { Text($0) } }
      }
      let screen = TestScreen { Rows(names: ["a", "a", "b"]) }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "a", "b"])
      for names in [["b", "a", "a", "a"], ["a"], ["c", "c"], [], ["a", "b", "a", "b", "a"]] {
        screen.controller.rootView = Rows(names: names)
        screen.flush()
        #expect(screen.rowTexts == names)
      }
    }

    @Test func stateReadOnlyByTheRowsBringsThemUpToDate() throws {
      struct Marked: View {
        let counter: Counter
        @State private var marked = 1
        var body: some View {
          let _ = counter.note("body")
          List(0..<3) { Text("\($0) \($0 == marked)") }
          Button("next") { marked = 2 }
        }
      }
      let counter = Counter()
      let screen = TestScreen { Marked(counter: counter) }
      screen.layOut()
      try screen.tap("next")
      screen.flush()
      #expect(screen.rowTexts == ["0 false", "1 false", "2 true"])
      #expect(counter.counts["body"] == 1, "the body itself has not read it")
    }
  }
}
