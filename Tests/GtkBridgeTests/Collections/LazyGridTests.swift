import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct LazyGridTests {
    private func items(_ screen: TestScreen<some View>) throws -> [Gtk.Widget] {
      try #require(screen.root.first("GtkGridView")).children.filter { gtk_widget_get_mapped($0.widget) != 0 }
    }

    private func lineLength(_ screen: TestScreen<some View>) throws -> Int {
      let tops = try items(screen).map { $0.bounds(in: screen.root).y }
      return tops.filter { $0 == tops.first }.count
    }

    @Test func asManyColumnsAsAreAskedFor() throws {
      let screen = TestScreen {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(0..<10_000) { Text("\($0)") } }
      }
      screen.layOut()
      #expect(try lineLength(screen) == 3)
      #expect(try #require(screen.root.first("GtkGridView")).children.count < 400)
    }

    @Test(arguments: [(400, 3), (620, 5), (120, 1)] as [(Int32, Int)])
    func asManyColumnsAsFit(_ width: Int32, _ columns: Int) throws {
      let screen = TestScreen(width: width) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 10)]) { ForEach(0..<1000) { Text("\($0)") } }
      }
      screen.layOut()
      screen.layOut()
      #expect(try lineLength(screen) == columns)
    }

    @Test func horizontalGridScrollsSideways() throws {
      let screen = TestScreen {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) { ForEach(0..<1000) { Text("\($0)") } }
      }
      screen.layOut()
      let places = try items(screen).prefix(4).map { $0.bounds(in: screen.root) }
      #expect(places[0].x == places[1].x && places[0].y < places[1].y)
      #expect(places[2].x > places[0].x && places[2].y == places[0].y)
      #expect(places[0].height >= 30)
    }

    @Test func lazyRowIsOneLineThatScrollsSideways() throws {
      let screen = TestScreen { LazyHStack { ForEach(0..<1000) { Text("\($0)") } } }
      screen.layOut()
      let places = try items(screen).prefix(3).map { $0.bounds(in: screen.root) }
      #expect(places[0].y == places[1].y && places[1].y == places[2].y)
      #expect(places[0].maxX <= places[1].x && places[1].maxX <= places[2].x)
      #expect(try #require(screen.root.first("GtkGridView")).children.count < 400)
    }

    @Test func itemsFollowTheData() throws {
      struct Sample: View {
        @State private var items = Array(0..<6)
        var body: some View {
          VStack {
            Button("Change") { items = [9, 5, 1] }
            LazyVStack(alignment: .leading) { ForEach(items, id: \.self) { Text("item \($0)") } }
          }
        }
      }
      let screen = TestScreen { Sample() }
      screen.layOut()
      #expect(try items(screen).flatMap(\.texts) == (0..<6).map { "item \($0)" })
      #expect(try lineLength(screen) == 1)
      try screen.tap("Change")
      screen.layOut()
      #expect(try items(screen).flatMap(\.texts) == ["item 9", "item 5", "item 1"])
    }

    @Test func viewsAppearAsTheyComeIntoView() throws {
      let log = Log()
      let screen = TestScreen {
        LazyVGrid(columns: [GridItem()]) {
          ForEach(0..<1000) { n in Text("\(n)").onAppear { log.entries.append("\(n)") } }
        }
      }
      screen.appear()
      screen.layOut()
      #expect(log.entries.contains("0"))
      #expect(log.entries.count < 40, "\(log.entries.count) rows do not fit")
    }

    @Test func nothingIsLeft() throws {
      let screen = TestScreen {
        ToggledContent { LazyVGrid(columns: [GridItem()]) { ForEach(0..<100) { Text("\($0)") } } }
      }
      screen.layOut()
      let reference = Gtk.WeakReference(try #require(screen.root.first("GtkGridView")))
      try screen.tap("Toggle")
      screen.layOut()
      #expect(!reference.isAlive)
    }
  }
}
