import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Tap gestures by the keyboard.
  @Suite @MainActor struct TapFocusTests {
    private struct Taps: View {
      @State private var taps = 0
      @State private var likes = 0
      @State private var doubles = 0
      var isDisabled = false
      var body: some View {
        Button("before") {}
        Text("text").onTapGesture { taps += 1 }.disabled(isDisabled)
        VStack {
          Text("card")
          Button("like") { likes += 1 }
        }
        .onTapGesture { taps += 10 }
        Text("double").onTapGesture(count: 2) { doubles += 1 }
        Color.red.frame(width: 20, height: 20).accessibilityLabel("red").onTapGesture { taps += 100 }
        Text("\(taps) taps, \(likes) likes")
      }
    }

    @Test(arguments: ["Return", "space", "KP_Enter"])
    func keysTapWhatHasTheFocus(_ key: String) async throws {
      let screen = try await ClickedScreen { Taps() }
      let window = try screen.window
      try #require(window.button("before")).grabFocus()
      try await screen.press("Tab", to: "text")
      try await screen.press(key, for: "1 taps, 0 likes")
      try await screen.press("Tab", to: "card")
      #expect(window.focusedDescendant?.accessible(.label) == "card, like")
      try await screen.press(key, for: "11 taps, 0 likes")
      try await screen.press("Tab", to: "like")
      try await screen.press(key, for: "11 taps, 1 likes")
      try InputDevices.press("Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.labelTexts.isEmpty == true })
      try await screen.press(key, for: "111 taps, 1 likes")
    }

    @Test func namesAndReachAreKnownBeforeTheFocusComes() throws {
      @MainActor final class Model: ObservableObject { @Published var title = "card" }
      struct Cards: View {
        @ObservedObject var model: Model
        var body: some View {
          Text(model.title).onTapGesture {}
          VStack { Text("out of reach") }.onTapGesture {}.focusable(false)
        }
      }
      let model = Model()
      let screen = TestScreen { Cards(model: model) }
      screen.appear()
      screen.layOut()
      func names() -> [String?] {
        screen.root.all.filter { $0.takesTapFocus && $0.isFocusable }.map { $0.accessible(.label) }
      }
      #expect(names() == ["card"])
      model.title = "other card"
      screen.flush()
      #expect(names() == ["other card"])
    }

    @Test func aDisabledTapIsPassedOver() async throws {
      let screen = try await ClickedScreen { Taps(isDisabled: true) }
      let window = try screen.window
      try #require(window.button("before")).grabFocus()
      try await screen.press("Tab", to: "card")
    }

    private struct Covers: View {
      @State private var taps = 0
      var body: some View {
        Button("before") {}
        Text("cover")
          .gesture(DragGesture())
          .simultaneousGesture(TapGesture().onEnded { taps += 1 })
        Button("button") { taps += 10 }.simultaneousGesture(TapGesture().onEnded { taps += 100 })
        List(0..<2, id: \.self) { Text("row \($0)") }.onTapGesture {}
        Text("\(taps) taps")
      }
    }

    @Test func tapsOfEverySpellingButThoseOfControls() async throws {
      let screen = try await ClickedScreen { Covers() }
      let window = try screen.window
      try #require(window.button("before")).grabFocus()
      try await screen.press("Tab", to: "cover")
      try await screen.press("Return", for: "1 taps")
      try await screen.press("Tab", to: "button")
      try await screen.press("Return", for: "11 taps")
      try await screen.press("Tab", to: "row 0")
    }

    private struct Background: View {
      @State private var text = ""
      @State private var taps = 0
      var body: some View {
        VStack {
          TextField("field", text: $text)
          Button("save") {}
          Text("\(taps) taps")
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
      }
    }

    @Test func aTapThatEndsEditingIsForThePointerAlone() async throws {
      let screen = try await ClickedScreen { Background() }
      let window = try screen.window
      #expect(await MainLoop.wait { window.focusedDescendant?.isTextInput == true })
      try await screen.press("Tab", to: "save")
      try InputDevices.press("Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.isTextInput == true })
      try screen.click("0 taps", down: 100)
      #expect(await MainLoop.wait { window.label("1 taps") != nil })
    }

    private struct Rows: View {
      @State private var tapped = ""
      var body: some View {
        List {
          Section("favourites") {
            ForEach(0..<30, id: \.self) { row in
              HStack {
                Text("row \(row)")
                Spacer()
              }
              .contentShape(Rectangle())
              .onTapGesture { tapped = "tapped \(row)" }
            }
          }
        }
        Text(tapped)
      }
    }

    @Test func arrowsMoveBetweenRowsWithTaps() async throws {
      let screen = try await ClickedScreen { Rows() }
      let window = try screen.window
      #expect(await MainLoop.wait { screen.focusedText == "row 0" })
      for row in 1...20 { try await screen.press("Down", to: "row \(row)") }
      try await screen.press("Return", for: "tapped 20")
      try screen.click("row 18")
      #expect(await MainLoop.wait { window.label("tapped 18") != nil })
      try await screen.press("Up", to: "row 17")
    }

    private struct ChosenRows: View {
      @State private var chosen: Int?
      @State private var taps: [Int] = []
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<4, id: \.self) { row in Text("row \(row)").onTapGesture { taps.append(row) } }
        }
        Text(verbatim: "chosen \(chosen ?? -1), taps \(taps)")
      }
    }

    @Test func aRowThatIsSelectedKeepsTheFocus() async throws {
      let screen = try await ClickedScreen { ChosenRows() }
      let window = try screen.window
      #expect(await MainLoop.wait { screen.focusedText == "row 0" })
      try await screen.press("Down", for: "chosen 1, taps []")
      #expect(window.focusedDescendant?.typeName == "GtkListItemWidget")
      try await screen.press("Return", for: "chosen 1, taps [1]")
      try await screen.press("Down", for: "chosen 2, taps [1]")
      try await screen.press("KP_Enter", for: "chosen 2, taps [1, 2]")
    }

    private struct Cards: View {
      let areRated: Bool
      @State private var tapped = ""
      var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
          ForEach(0..<6, id: \.self) { item in
            VStack {
              Text("item \(item)")
              if areRated { LazyHStack { ForEach(0..<3, id: \.self) { _ in Text("*") } }.frame(height: 30) }
              Button("like \(item)") { tapped = "liked \(item)" }
            }
            .onTapGesture { tapped = "tapped \(item)" }
          }
        }
        Text(tapped)
      }
    }

    @Test(arguments: [false, true]) func arrowsMoveBetweenCardsAndTabEntersThem(areRated: Bool) async throws {
      let screen = try await ClickedScreen { Cards(areRated: areRated) }
      #expect(await MainLoop.wait { screen.focusedText == "item 0" })
      try await screen.press("Right", to: "item 1")
      try await screen.press("Down", to: "item 3")
      try await screen.press("Return", for: "tapped 3")
      try await screen.press("Tab", to: "like 3")
      try await screen.press("space", for: "liked 3")
      try await screen.press("Down", to: "item 5")
    }

    private struct Counts: View {
      @State private var texts: [String] = []
      var body: some View {
        Text("both").onTapGesture(count: 2) { texts.append("double") }.onTapGesture { texts.append("single") }
        Text(texts.joined(separator: ", "))
      }
    }

    @Test func aKeyIsOneTapWhereADoubleTapIsPossible() async throws {
      let screen = try await ClickedScreen { Counts() }
      #expect(await MainLoop.wait { screen.focusedText == "both" })
      try await screen.press("Return", for: "single")
    }

    @Test func aTapDoesNotChangeTheLayout() throws {
      func sizes<Content: View>(_ content: Content) throws -> [Bounds] {
        let screen = TestScreen { HStack { content } }
        screen.layOut()
        return try ["GtkLabel"].map { try #require(screen.root.first($0)).bounds(in: screen.root) }
      }
      let views: [(AnyView, AnyView)] = [
        (AnyView(Text("short")), AnyView(Text("short").onTapGesture {})),
        (
          AnyView(Text("wide").frame(maxWidth: .infinity, alignment: .trailing)),
          AnyView(Text("wide").frame(maxWidth: .infinity, alignment: .trailing).onTapGesture {})
        ),
        (
          AnyView(GeometryReader { Text("\(Int($0.size.width))") }),
          AnyView(GeometryReader { Text("\(Int($0.size.width))") }.onTapGesture {})
        ),
        (
          AnyView(Color.red.overlay { Text("over") }), AnyView(Color.red.onTapGesture {}.overlay { Text("over") })
        ),
      ]
      for (plain, tapped) in views { #expect(try sizes(plain) == sizes(tapped)) }
    }
  }
}
