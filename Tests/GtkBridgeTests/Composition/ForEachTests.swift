import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ForEachTests {
    struct Rows: View {
      let names: [String]
      var body: some View {
        Text("head")
        ForEach(names, id: \.self) { Row(name: $0) }
        Text("foot")
      }
    }

    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    private func buttons(_ screen: TestScreen<Rows>) -> [UnsafeMutablePointer<GtkWidget>] {
      screen.root.all.filter { $0.typeName == "GtkButton" }.map(\.widget)
    }

    @Test(arguments: [
      ["a", "b", "c", "d"], ["x", "a", "b", "c"], ["b", "c", "a"], ["c", "b", "a"], ["a"], [],
      ["b", "x", "y", "a", "c"],
    ]) func editsKeepTheWidgetsOfWhatStays(_ names: [String]) throws {
      let screen = TestScreen { Rows(names: ["a", "b", "c"]) }
      let before = Dictionary(uniqueKeysWithValues: zip(["a", "b", "c"], buttons(screen)))
      screen.controller.rootView = Rows(names: names)
      screen.flush()
      #expect(screen.texts == ["head"] + names.map { "\($0)0" } + ["foot"])
      let after = Dictionary(uniqueKeysWithValues: zip(names, buttons(screen)))
      for name in names where before[name] != nil { #expect(before[name] == after[name]) }
    }

    @Test func stateFollowsTheIdentifier() throws {
      let screen = TestScreen { Rows(names: ["a", "b"]) }
      try screen.tap("a0")
      screen.controller.rootView = Rows(names: ["b", "c", "a"])
      screen.flush()
      #expect(screen.texts == ["head", "b0", "c0", "a1", "foot"])
      screen.controller.rootView = Rows(names: ["b"])
      screen.flush()
      screen.controller.rootView = Rows(names: ["a", "b"])
      screen.flush()
      #expect(screen.texts == ["head", "a0", "b0", "foot"], "what left starts anew")
    }

    @Test func duplicateIdentifiersAreToldApartByTheirOrder() throws {
      let screen = TestScreen { Rows(names: ["a", "a", "b"]) }
      #expect(screen.texts == ["head", "a0", "a0", "b0", "foot"])
      let before = buttons(screen)
      screen.controller.rootView = Rows(names: ["b", "a", "a", "a"])
      screen.flush()
      #expect(screen.texts == ["head", "b0", "a0", "a0", "a0", "foot"])
      #expect(Array(buttons(screen).prefix(3)) == [before[2], before[0], before[1]])
      screen.controller.rootView = Rows(names: ["a"])
      screen.flush()
      #expect(buttons(screen) == [before[0]])
    }

    @Test func rowsThatLeaveAreFinalised() throws {
      let screen = TestScreen { Rows(names: ["a", "b"]) }
      let reference = Gtk.WeakReference(try #require(screen.root.button("b0")))
      screen.controller.rootView = Rows(names: ["a"])
      screen.flush()
      #expect(!reference.isAlive)
    }

    @Test func movedRowKeepsTheFocus() throws {
      let screen = TestScreen { Rows(names: ["a", "b", "c"]) }
      screen.layOut()
      let button = try #require(screen.root.button("b0"))
      gtk_widget_grab_focus(button.widget)
      #expect(gtk_root_get_focus(gtk_widget_get_root(button.widget)) == button.widget)
      for names in [["b", "a", "c"], ["a", "c", "b"], ["x", "b"], ["b"]] {
        screen.controller.rootView = Rows(names: names)
        screen.layOut()
        #expect(gtk_root_get_focus(gtk_widget_get_root(button.widget)) == button.widget)
      }
    }

    @Test func rowsOfSeveralViewsStayTogether() {
      struct Pairs: View {
        let names: [String]
        var body: some View {
          ForEach(names, id: \.self) { name in
            Text(name)
            if name != "b" { Text(name + "!") }
          }
        }
      }
      let screen = TestScreen { Pairs(names: ["a", "b", "c"]) }
      #expect(screen.texts == ["a", "a!", "b", "c", "c!"])
      screen.controller.rootView = Pairs(names: ["c", "b", "a"])
      screen.flush()
      #expect(screen.texts == ["c", "c!", "b", "a", "a!"])
    }

    @Test func identifiableElementsAndRanges() {
      struct Item: Identifiable {
        let id: Int
        let name: String
      }
      struct Items: View {
        let items: [Item]
        var body: some View {
          ForEach(items) { Text($0.name) }
          ForEach(0..<items.count) { Text("\($0)") }
        }
      }
      let screen = TestScreen { Items(items: [Item(id: 1, name: "a"), Item(id: 2, name: "b")]) }
      #expect(screen.texts == ["a", "b", "0", "1"])
      screen.controller.rootView = Items(items: [Item(id: 2, name: "B")])
      screen.flush()
      #expect(screen.texts == ["B", "0"])
    }

    @Test func thousandsOfRowsJoinThousandsOfOthers() {
      struct Many: View {
        let count: Int
        var body: some View {
          VStack {
            ForEach(0..<count) { number in
              HStack {
                Text("\(number)")
                Spacer()
              }.frame(width: 200)
            }
          }
        }
      }
      let screen = TestScreen { Many(count: 0) }
      for count in [3000, 6000, 10] {
        screen.controller.rootView = Many(count: count)
        screen.flush()
        #expect(screen.texts == (0..<count).map(String.init))
      }
    }

    @Test func stateReadOnlyByTheRowsBringsThemUpToDate() throws {
      struct Selection: View {
        let counter: Counter
        @State private var selected = 1
        var body: some View {
          let _ = counter.note("body")
          ForEach(0..<3) { Text("\($0) \($0 == selected)") }
          Button("next") { selected = 2 }
        }
      }
      let counter = Counter()
      let screen = TestScreen { Selection(counter: counter) }
      try screen.tap("next")
      screen.flush()
      #expect(screen.texts == ["0 false", "1 false", "2 true", "next"])
      #expect(counter.counts["body"] == 1, "the body itself has not read it")
    }
  }
}
