import CGtk
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Real keys in grids and lists whose rows do not take the focus themselves.
  @Suite @MainActor struct LazyGridKeyTests {
    private struct Shop: View {
      @State private var opened = ""
      let count: Int
      var body: some View {
        VStack {
          Button("above") {}
          LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80)), GridItem(.fixed(80))]) {
            ForEach(0..<count, id: \.self) { number in
              Button("item \(number)") { opened = "opened \(number)" }.frame(height: 60)
            }
          }
          Button("below") {}
          Text(opened)
        }
      }
    }

    @Test func arrowsMoveBetweenTheButtonsOfAGrid() async throws {
      let screen = try await ClickedScreen { Shop(count: 8) }
      let window = try screen.window
      try #require(window.button("above")).grabFocus()
      try await screen.press("Tab", to: "item 0")
      try await screen.press("Right", to: "item 1")
      try await screen.press("Down", to: "item 4")
      try await screen.press("Left", to: "item 3")
      try await screen.press("Right", to: "item 4")
      try await screen.press("Right", to: "item 5")
      // The last line has no third item.
      try await screen.press("Down", to: "item 7")
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { window.label("opened 7") != nil })
      try await screen.press("Down", to: "below")
      try await screen.press("Up", to: "item 7")
      try await screen.press("Up", to: "item 4")
      try await screen.press("Up", to: "item 1")
      try await screen.press("Up", to: "above")
      try await screen.press("Tab", to: "item 1")
      try await screen.press("Tab", to: "below")
    }

    private struct Fields: View {
      @State private var words = (0..<6).map { "word \($0)" }
      var body: some View {
        Button("above") {}
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(words.indices, id: \.self) { TextField("Word", text: $words[$0]) }
        }
        Button("below") {}
      }
    }

    @Test func tabMovesBetweenTheFieldsOfAGrid() async throws {
      let screen = try await ClickedScreen { Fields() }
      let window = try screen.window
      try #require(window.button("above")).grabFocus()
      func press(_ key: String, to word: String) async throws {
        try InputDevices.press(key)
        #expect(
          await MainLoop.wait {
            let entry = window.all("GtkEntry").first { $0.focusedDescendant != nil }
            return entry.map { String(cString: gtk_editable_get_text($0.opaque)) } == word
          }, "\(key) does not lead to \(word)")
      }
      for number in 0..<6 { try await press("Tab", to: "word \(number)") }
      try await screen.press("Tab", to: "below")
      for number in (3..<6).reversed() { try await press("shift+Tab", to: "word \(number)") }
    }

    @Test func tabMovesBetweenTheButtonsOfAGridWithFields() async throws {
      let screen = try await ClickedScreen {
        Button("above") {}
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<4, id: \.self) { item in
            HStack {
              TextField("Word", text: .constant("word"))
              Button("clear \(item)") {}
            }
          }
        }
        Button("below") {}
      }
      try #require(try screen.window.button("above")).grabFocus()
      for item in 0..<4 {
        try InputDevices.press("Tab")
        try await screen.press("Tab", to: "clear \(item)")
      }
      try await screen.press("Tab", to: "below")
    }

    @Test func tabMovesBetweenTheRowsOfALazyStack() async throws {
      let screen = try await ClickedScreen {
        Button("above") {}
        LazyVStack {
          ForEach(0..<3, id: \.self) { row in
            HStack {
              Button("like \(row)") {}
              Button("share \(row)") {}
            }
          }
        }
        Button("below") {}
      }
      try #require(try screen.window.button("above")).grabFocus()
      for row in 0..<3 {
        try await screen.press("Tab", to: "like \(row)")
        try await screen.press("Tab", to: "share \(row)")
      }
      try await screen.press("Tab", to: "below")
      try await screen.press("shift+Tab", to: "share 2")
      try await screen.press("shift+Tab", to: "like 2")
      try await screen.press("shift+Tab", to: "share 1")
    }

    @Test func arrowsReachItemsThatAreOutOfSight() async throws {
      let screen = try await ClickedScreen { Shop(count: 200) }
      let window = try screen.window
      try #require(window.button("above")).grabFocus()
      try await screen.press("Tab", to: "item 0")
      for line in 1...12 {
        try await screen.press("Down", to: "item \(line * 3)")
        let focus = try #require(window.focusedDescendant)
        #expect(await MainLoop.wait { focus.isMapped }, "line \(line) is in sight")
      }
      for line in (0..<12).reversed() { try await screen.press("Up", to: "item \(line * 3)") }
      try await screen.press("Up", to: "above")
    }

    private struct Shelves: View {
      var body: some View {
        List {
          ForEach(0..<3, id: \.self) { shelf in
            LazyHStack {
              ForEach(0..<30, id: \.self) { book in
                Button("\(shelf).\(book)") {}.frame(width: 90, height: 40)
              }
            }
            .frame(height: 60)
          }
        }
      }
    }

    @Test func arrowsLeaveARowOfARow() async throws {
      let screen = try await ClickedScreen { Shelves() }
      let window = try screen.window
      #expect(await MainLoop.wait { window.button("0.0")?.isMapped == true })
      try #require(window.button("0.0")).grabFocus()
      for book in 1...6 { try await screen.press("Right", to: "0.\(book)") }
      func pressKey(_ key: String, toShelf shelf: Int) async throws {
        try InputDevices.press(key)
        #expect(
          await MainLoop.wait {
            window.focusedDescendant?.typeName == "GtkButton"
              && screen.focusedText?.hasPrefix("\(shelf).") == true
          }, "\(key) leads to \(screen.focusedText ?? ""), \(window.focusedDescendant?.typeName ?? "")")
      }
      try await pressKey("Down", toShelf: 1)
      try await pressKey("Down", toShelf: 2)
      try await pressKey("Up", toShelf: 1)
      try await screen.press("Right", to: "1.1")
    }

    private struct TitledShelves: View {
      var body: some View {
        VStack {
          Button("above") {}
          List {
            ForEach(0..<3, id: \.self) { shelf in
              VStack {
                Button("all \(shelf)") {}
                ScrollView(.horizontal) {
                  LazyHStack {
                    ForEach(0..<30, id: \.self) { book in
                      Button("\(shelf).\(book)") {}.frame(width: 90, height: 40)
                    }
                  }
                  .frame(height: 60)
                }
              }
            }
          }
          Button("below") {}
        }
      }
    }

    @Test func tabLeavesAListOfShelvesBothWays() async throws {
      let screen = try await ClickedScreen { TitledShelves() }
      let window = try screen.window
      #expect(await MainLoop.wait { window.button("0.0")?.isMapped == true })
      try #require(window.button("above")).grabFocus()
      try await screen.press("Tab", to: "all 0")
      try await screen.press("Tab", to: "0.0")
      try await screen.press("Tab", to: "below")
      try await screen.press("shift+Tab", to: "0.0")
      try await screen.press("shift+Tab", to: "all 0")
      try await screen.press("Down", to: "all 1")
      #expect(window.focusedDescendant?.typeName == "GtkListItemWidget", "the arrow keys lead to the row itself")
      try await screen.press("Tab", to: "all 1")
      try await screen.press("Tab", to: "1.0")
      try await screen.press("shift+Tab", to: "all 1")
      try await screen.press("shift+Tab", to: "above")
    }

    private struct Sparse: View {
      var body: some View {
        List {
          HStack {
            Button("first") {}
            Text("more")
          }
          ForEach(0..<40, id: \.self) { Text("text \($0)").selectionDisabledRow(true) }
          HStack {
            Button("last") {}
            Text("more")
          }
        }
      }
    }

    @Test(arguments: [("Down", "Up"), ("Tab", "shift+Tab")])
    func keysReachTheControlOfARowOutOfSight(_ forward: String, _ back: String) async throws {
      let screen = try await ClickedScreen { Sparse() }
      let window = try screen.window
      #expect(await MainLoop.wait { window.button("first")?.isMapped == true })
      try #require(window.button("first")).grabFocus()
      try await screen.press(forward, to: "last")
      #expect(
        await MainLoop.wait { window.button("last")?.isMapped == true && window.label("text 39")?.isMapped == true })
      try await screen.press(back, to: "first")
      #expect(await MainLoop.wait { window.button("first")?.isMapped == true })
    }

    @Test func downScrollsWhereNoRowTakesTheFocus() async throws {
      let screen = try await ClickedScreen {
        List {
          Button("first") {}
          ForEach(0..<1000, id: \.self) { Text("text \($0)").selectionDisabledRow(true) }
        }
      }
      let window = try screen.window
      #expect(await MainLoop.wait { window.button("first")?.isMapped == true })
      try #require(window.button("first")).grabFocus()
      let last = try #require((0..<1000).last { window.label("text \($0)")?.isMapped == true })
      for _ in 0..<4 { try InputDevices.press("Down") }
      #expect(await MainLoop.wait { window.label("text \(last + 1)")?.isMapped == true })
    }

    @Test func tabStaysInAListThatIsAlone() async throws {
      let screen = try await ClickedScreen {
        List(0..<3, id: \.self, selection: .constant(Int?.none)) { Text("row \($0)") }
      }
      let window = try screen.window
      let list = try #require(window.first("GtkListView"))
      #expect(await MainLoop.wait { !list.children.isEmpty })
      list.children[1].grabFocus()
      try InputDevices.press("Tab")
      await screen.nextFrame()
      await screen.nextFrame()
      #expect(window.focusedDescendant?.typeName != "GtkScrolledWindow")
    }
  }
}
