import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Forms: cards of rows, with and without sections.
  @Suite @MainActor struct FormTests {
    private final class Model: ObservableObject {
      @Published var showsFirst = true
      @Published var showsSection = true
    }

    private struct Mixed: View {
      @ObservedObject var model: Model
      var body: some View {
        Form {
          if model.showsFirst { Text("first") }
          Toggle("toggle", isOn: .constant(true))
          if model.showsSection { Section("header") { Text("inside") } }
          Text("last")
        }
      }
    }

    private struct Linked: View {
      var body: some View {
        NavigationStack {
          Form {
            Section {
              NavigationLink("link") { Text("page") }
              Button("button") {}
              Button("framed") {}.buttonStyle(.bordered)
              Text("text")
            }
          }
        }
      }
    }

    private func show<Content: View>(_ view: Content) -> TestScreen<Content> {
      let screen = TestScreen(height: 600) { view }
      screen.appear()
      screen.layOut()
      return screen
    }

    /// The texts of each card, from top to bottom.
    private func cards(_ screen: TestScreen<some View>) -> [[String]] {
      screen.root.all.filter { $0.hasStyleClass("card") }.map(\.texts)
    }

    @Test func viewsOutsideOfSectionsShareCards() throws {
      let model = Model()
      let screen = show(Mixed(model: model))
      #expect(cards(screen) == [["first", "toggle"], ["inside"], ["last"]])
      let starts = try ["first", "toggle", "inside", "last"].map { try screen.bounds(of: $0).x }
      #expect(Set(starts).count == 1, "all begin where the rows of a section do: \(starts)")
      #expect(try screen.bounds(of: "header").maxY < screen.bounds(of: "inside").y)
    }

    @Test func rowsComeAndGoInTheirCards() throws {
      let model = Model()
      let screen = show(Mixed(model: model))
      let last = try #require(screen.root.label("last"))
      model.showsSection = false
      screen.layOut()
      #expect(cards(screen) == [["first", "toggle", "last"]])
      model.showsFirst = false
      screen.layOut()
      #expect(cards(screen) == [["toggle", "last"]])
      model.showsSection = true
      model.showsFirst = true
      screen.layOut()
      #expect(cards(screen) == [["first", "toggle"], ["inside"], ["last"]])
      #expect(screen.root.label("last")?.widget == last.widget)
    }

    @Test func aRowThatComesAboveAFieldLeavesItTheFocus() throws {
      final class Hint: ObservableObject { @Published var isShown = false }
      struct Typed: View {
        @ObservedObject var hint: Hint
        @State private var name = ""
        var body: some View {
          Form {
            Section {
              if hint.isShown { Text("hint") }
              TextField("Name", text: $name)
            }
          }
        }
      }
      let hint = Hint()
      let screen = TestScreen { Typed(hint: hint) }
      screen.layOut()
      #expect(try #require(screen.root.first("GtkEntry")).grabFocus())
      let focused = try #require(screen.root.focusedDescendant)
      for isShown in [true, false, true] {
        hint.isShown = isShown
        screen.layOut()
        #expect(screen.root.focusedDescendant?.widget == focused.widget)
      }
    }

    @Test func rowsHaveTheirInsetsAndBackground() throws {
      struct Rows: View {
        @State private var insets: EdgeInsets? = EdgeInsets()
        var body: some View {
          Form {
            Text("usual")
            Text("edge").listRowInsets(insets)
            Text("yellow").listRowBackground(Color(red: 1, green: 1, blue: 0))
            Button("Usual insets") { insets = nil }
          }
        }
      }
      let screen = TestScreen(width: 400) { Rows() }
      screen.appear()
      screen.layOut()
      let usual = try screen.bounds(of: "usual").x
      #expect(try screen.bounds(of: "edge").x == usual - 12)
      let row = try screen.bounds(of: "yellow")
      let pixels = try screen.pixels(at: [(Int(row.maxX) + 20, Int(row.y) + 4)])
      #expect(pixels.first == Pixel(255, 255, 0))
      try screen.tap("Usual insets")
      screen.flush()
      screen.layOut()
      #expect(try screen.bounds(of: "edge").x == usual)
    }

    @Test func rowsHaveTheirLines() throws {
      let screen = TestScreen(width: 400) {
        Form {
          Text("first")
          Text("hidden").listRowSeparator(.hidden)
          Text("last")
          Text("red").listRowSeparatorTint(.pureRed, edges: .top)
        }
      }
      screen.appear()
      screen.layOut()
      func colors(from first: String, to last: String) throws -> Set<String> {
        let (top, bottom) = (try screen.bounds(of: first), try screen.bounds(of: last))
        let points = (Int(top.maxY)..<Int(bottom.y)).map { (x: Int(top.x), y: $0) }
        return Set(try screen.pixels(at: points).map(\.description))
      }
      #expect(try colors(from: "first", to: "hidden").count == 1)
      #expect(try colors(from: "hidden", to: "last").count == 1)
      #expect(try colors(from: "last", to: "red").contains(Pixel.red.description))
    }

    @Test func looseRowsOfAListAreASection() throws {
      let screen = show(
        List {
          Text("a")
          Text("b")
          Section { Text("c") }
          Text("d")
        })
      func starts(_ text: String) throws -> Bool { try screen.row(text).hasStyleClass("section-first") }
      #expect(try ["a", "b", "c", "d"].map(starts) == [true, false, true, true])
    }

    @Test func linkAndButtonAreTheirRows() throws {
      let screen = show(Linked())
      let card = try #require(screen.root.all.first { $0.hasStyleClass("card") }).bounds(in: screen.root)
      for name in ["link", "button"] {
        let button = try #require(screen.root.button(name)).bounds(in: screen.root)
        #expect((button.x, button.width) == (card.x, card.width), "\(name)")
        #expect(button.height >= 50)
        #expect(try screen.bounds(of: name).x == screen.bounds(of: "text").x)
      }
      let framed = try #require(screen.root.button("framed")).bounds(in: screen.root)
      #expect(framed.width < card.width / 2, "a style of its own keeps its size")
      let arrow = try #require(screen.root.button("link")?.first("GtkImage")).bounds(in: screen.root)
      #expect(arrow.maxX > card.maxX - 30)
      #expect(screen.root.button("button")?.first("GtkImage") == nil)
    }

    @Test func theFrameOfAButtonThatIsARowAlignsItsLabel() throws {
      struct Buttons: View {
        var isTrailing = false
        var body: some View {
          Form {
            Button("plain") {}
            Button("centre") {}.frame(maxWidth: .infinity)
            Button("end") {}.frame(maxWidth: .infinity, alignment: isTrailing ? .trailing : .leading)
          }
          List { Button("listed") {}.frame(maxWidth: .infinity) }
        }
      }
      let screen = show(Buttons())
      func middle(_ text: String) throws -> Double {
        let bounds = try screen.bounds(of: text)
        return Double(bounds.x) + Double(bounds.width) / 2
      }
      let width = Double(screen.root.bounds(in: screen.root).width)
      #expect(try middle("plain") < 60 && middle("end") < 60)
      #expect(try abs(middle("centre") - width / 2) < 2 && abs(middle("listed") - width / 2) < 12)
      screen.controller.rootView = Buttons(isTrailing: true)
      screen.layOut()
      #expect(try middle("end") > width - 60)
    }

    @Test func linkOpensItsPageByTheKeyboard() throws {
      let screen = show(Linked())
      let link = try #require(screen.root.button("link"))
      #expect(gtk_widget_grab_focus(link.widget) != 0)
      gtk_widget_activate(link.widget)
      #expect(MainLoop.pump { screen.root.label("page")?.isMapped == true })
    }

    @Test func theRingOfAFieldThatAKeyReachesIsInSight() async throws {
      struct Fields: View {
        @State private var text = ""
        var body: some View { Form { ForEach(0..<9) { TextField("field \($0)", text: $text) } } }
      }
      let screen = try await ClickedScreen(height: 300) { Fields() }
      let window = try screen.window
      let (area, fields) = (try #require(window.first("GtkScrolledWindow")), window.all("GtkEntry"))
      fields[0].grabFocus()
      func isInSight(_ field: Gtk.Widget) -> Bool {
        let place = field.bounds(in: area)
        return field.focusedDescendant != nil && place.y >= 8 && place.y + place.height + 8 <= Int(area.height)
      }
      for field in fields.dropFirst() {
        try InputDevices.press("Tab")
        try #require(await MainLoop.wait { isInSight(field) })
      }
      for field in fields.dropLast().reversed() {
        try InputDevices.press("shift+Tab")
        try #require(await MainLoop.wait { isInSight(field) })
      }
    }

    @Test func nothingIsLeft() throws {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<3 {
        let model = Model()
        let screen = show(Mixed(model: model))
        model.showsSection = false
        screen.layOut()
        references += screen.root.all.map { Gtk.WeakReference($0) }
        let linked = show(Linked())
        references += linked.root.all.map { Gtk.WeakReference($0) }
        linked.close()
        screen.close()
      }
      #expect(MainLoop.pump { !references.contains { $0.isAlive } })
    }

    @Test func aFieldWithTheFocusStaysInSightWhenRowsComeAboveIt() async throws {
      final class Names: ObservableObject {
        @Published var count = 3
      }
      struct Fields: View {
        @ObservedObject var names: Names
        @State private var text = ""
        var body: some View {
          Form {
            ForEach(0..<names.count, id: \.self) { Text("row \($0)") }
            TextField("field", text: $text)
          }
        }
      }
      let names = Names()
      let screen = try await ClickedScreen(height: 300) { Fields(names: names) }
      let window = try screen.window
      let (area, field) = (try #require(window.first("GtkScrolledWindow")), try #require(window.first("GtkEntry")))
      func isInSight() -> Bool {
        let place = field.bounds(in: area)
        return place.y >= 0 && place.y + place.height <= Int(area.height)
      }
      field.grabFocus()
      try #require(await MainLoop.wait { isInSight() })
      for count in 4...8 {
        names.count = count
        try #require(await MainLoop.wait { window.label("row \(count - 1)")?.isMapped == true })
        for _ in 0..<2 { await screen.nextFrame() }
        try #require(isInSight(), "with \(count) rows")
      }
    }

    @Test func theFieldIsInSightAgainAfterAButtonThatDisablesItselfHasAddedARow() async throws {
      struct Fields: View {
        @State private var names = ["a", "b", "c"]
        @State private var name = ""
        var body: some View {
          Form {
            ForEach(names, id: \.self) { Text($0) }
            HStack {
              TextField("field", text: $name)
              Button("add") {
                names.append(name)
                name = ""
              }
              .disabled(name.isEmpty)
            }
          }
        }
      }
      let screen = try await ClickedScreen(height: 300) { Fields() }
      let window = try screen.window
      let (area, field) = (try #require(window.first("GtkScrolledWindow")), try #require(window.first("GtkEntry")))
      field.grabFocus()
      for name in ["d", "e", "f", "g"] {
        try InputDevices.press(name)
        try #require(await MainLoop.wait { window.button("add")?.isSensitive == true })
        try InputDevices.press("Tab", "space")
        try #require(await MainLoop.wait { window.label(name)?.isMapped == true && field.focusedDescendant != nil })
        for _ in 0..<2 { await screen.nextFrame() }
        let place = field.bounds(in: area)
        try #require(place.y >= 0 && place.maxY <= Int(area.height), "\(name): \(place)")
      }
    }
  }
}
