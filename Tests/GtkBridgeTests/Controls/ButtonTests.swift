import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ButtonTests {
    @Test func pressRunsTheActionOnce() throws {
      let log = Log()
      let screen = TestScreen { Button("Go") { log.entries.append("pressed") } }
      try screen.tap("Go")
      #expect(log.entries == ["pressed"])
    }

    @Test func pressRunsTheLatestAction() throws {
      let log = Log()
      func button(_ name: String) -> Button<Text> { Button("Go") { log.entries.append(name) } }
      let screen = TestScreen { button("old") }
      screen.controller.rootView = button("new")
      screen.flush()
      try screen.tap("Go")
      #expect(log.entries == ["new"])
    }

    @Test func updatingDoesNotPress() throws {
      let log = Log()
      func button(_ name: String) -> Button<Text> { Button(name) { log.entries.append(name) } }
      let screen = TestScreen { button("old") }
      screen.controller.rootView = button("new")
      screen.flush()
      #expect(screen.texts == ["new"])
      #expect(log.entries == [])
    }

    @Test func pictureNamesTheButton() throws {
      struct Star: View {
        let isOn: Bool
        var body: some View {
          Button {
          } label: {
            if isOn { Image(systemName: "star.fill").accessibilityLabel("on") } else { Image(systemName: "star") }
          }
        }
      }
      let screen = TestScreen { Star(isOn: false) }
      let button = try #require(screen.root.all.first { $0.typeName == "GtkButton" })
      #expect(button.isLabelledByAnother)
      screen.controller.rootView = Star(isOn: true)
      screen.flush()
      #expect(button.isLabelledByAnother, "the picture has been replaced")
      let named = TestScreen {
        Button {
        } label: {
          Image(systemName: "star")
        }.accessibilityLabel("named")
      }
      let other = try #require(named.root.all.first { $0.typeName == "GtkButton" })
      #expect(!other.isLabelledByAnother && other.accessible(.label) == "named")
    }

    @Test func labelIsAnyView() throws {
      let log = Log()
      let screen = TestScreen {
        Button {
          log.entries.append("pressed")
        } label: {
          Text("a")
          Text("b").font(.headline)
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "b").x >= screen.bounds(of: "a").maxX, "several views stand in a row")
      try screen.tap("b")
      #expect(log.entries == ["pressed"])
    }

    @Test func labelWithASpacerFillsTheButton() throws {
      let screen = TestScreen {
        Button("narrow") {}
        Button {
        } label: {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }
        }
      }
      screen.layOut()
      let button = try #require(screen.root.button("a")).bounds(in: screen.root)
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "b"))
      #expect(button.width == 400)
      #expect(a.x < 20 && b.maxX > 380, "but for the theme's padding")
      let narrow = try #require(screen.root.button("narrow")).bounds(in: screen.root)
      let label = try screen.bounds(of: "narrow")
      #expect(narrow.width < 200)
      #expect(abs((label.x - narrow.x) - (narrow.maxX - label.maxX)) <= 1)
    }

    @Test func disabledNestsAndCannotBeUndoneFurtherIn() {
      struct Nested: View {
        let outer: Bool
        let inner: Bool
        var body: some View {
          VStack {
            Button("inner") {}.disabled(inner)
            Button("outer") {}
          }.disabled(outer)
        }
      }
      func states(_ screen: TestScreen<Nested>) -> [Bool?] {
        [screen.root.button("inner")?.isSensitive, screen.root.button("outer")?.isSensitive]
      }
      let screen = TestScreen { Nested(outer: false, inner: true) }
      #expect(states(screen) == [false, true])
      screen.controller.rootView = Nested(outer: true, inner: false)
      screen.flush()
      #expect(states(screen) == [false, false])
      screen.controller.rootView = Nested(outer: false, inner: false)
      screen.flush()
      #expect(states(screen) == [true, true])
    }

    @Test func paddingStaysAroundTheThemesOwnButton() throws {
      let screen = TestScreen { Button("a") {}.padding(3).cornerRadius(4) }
      let button = try #require(screen.root.button("a"))
      #expect(button.styles.isEmpty, "the theme draws the button's own frame")
      #expect(button.parent?.styles.count == 1)
    }

    private struct NestedButtons: View {
      @State private var outer = 0
      @State private var inner = 0
      let isInList: Bool
      var body: some View {
        if isInList { List { row } } else { row }
        Text(verbatim: "outer \(outer), inner \(inner)")
      }

      private var row: some View {
        Button {
          outer += 1
        } label: {
          HStack {
            Button("circle") { inner += 1 }.buttonStyle(.plain)
            Text("task")
          }
        }
        .buttonStyle(.plain)
      }
    }

    @Test(arguments: [false, true]) func aButtonInTheLabelOfAnotherIsPressed(isInList: Bool) async throws {
      let screen = try await ClickedScreen { NestedButtons(isInList: isInList) }
      let window = try screen.window
      #expect(await MainLoop.wait { window.label("circle")?.isMapped == true })
      try screen.click("circle")
      #expect(await MainLoop.wait { window.label("outer 0, inner 1") != nil })
      try screen.click("task")
      #expect(await MainLoop.wait { window.label("outer 1, inner 1") != nil })
    }

    @Test func paddingOfADividerIsEmpty() throws {
      func height<Content: View>(_ divider: Content) throws -> Int {
        let screen = TestScreen { VStack { divider } }
        screen.layOut()
        return try #require(screen.root.first("GtkSeparator")).bounds(in: screen.root).height
      }
      #expect(try height(Divider().padding(.vertical, 20)) == height(Divider()))
    }
  }
}
