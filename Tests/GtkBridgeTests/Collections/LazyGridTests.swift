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

    @Test func headersOfSectionsTakeTheWholeWidth() throws {
      let screen = TestScreen(width: 400) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
            ForEach(0..<3) { section in
              Section {
                ForEach(0..<5) { Text("\(section)-\($0)") }
              } header: {
                Text("Section \(section)").frame(maxWidth: .infinity, alignment: .leading)
              }
            }
          }
        }
      }
      for _ in 0..<3 { screen.layOut() }
      func place(_ text: String) throws -> Bounds { try screen.bounds(of: text) }
      let header = try place("Section 1")
      let line = try (0..<3).map { try place("1-\($0)") }
      #expect(header.x < 10, "a cell would have it in the middle of a column")
      #expect(try header.y > place("0-4").maxY && line.allSatisfy { $0.y == line[0].y && $0.y >= header.maxY })
      #expect(line[0].maxX <= line[1].x && line[1].maxX <= line[2].x)
      #expect(try place("1-3").y >= line[0].maxY && place("1-3").x < line[1].x)
      #expect(try place("Section 2").y >= place("1-4").maxY)
    }

    /// A photo library: its sections are grids that create only the cells near the visible part.
    @Test func sectionsOfAGridAreLazy() throws {
      var count = 0
      let screen = TestScreen(width: 400) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            Section("First") {
              ForEach(0..<10_000) { index -> Text in
                count += 1
                return Text("\(index)")
              }
            }
            Section("Second") { ForEach(10_000..<20_000) { Text("\($0)") } }
          }
        }
      }
      for _ in 0..<3 { screen.layOut() }
      #expect(count > 0 && count < 1000, "\(count)")
    }

    /// A text that wraps in a column of the minimum width does not wrap in its actual column.
    @Test func aGridIsAsHighAsItsLines() throws {
      let screen = TestScreen(width: 600) {
        ScrollView {
          LazyVStack {
            VStack(spacing: 12) {
              LazyVGrid(columns: [GridItem(), GridItem()], spacing: 8) {
                ForEach(["Least", "Average", "Most", "Last"], id: \.self) { title in
                  VStack(alignment: .leading) {
                    Text(title)
                    Text("85.0 of 100 kg")
                  }
                  .frame(maxWidth: .infinity, alignment: .leading)
                }
              }
              Text("below")
            }
          }
        }
      }
      for _ in 0..<4 { screen.layOut() }
      // The stack is a grid of one column.
      let grid = try #require(screen.root.all("GtkGridView").last)
      let last = try #require(grid.children.map { $0.bounds(in: screen.root).maxY }.max())
      let below = try screen.bounds(of: "below")
      #expect(abs(below.y - last - 12) <= 1, "\(below) after \(last)")
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

    /// Scrolls by some points and lays the screen out.
    private func scroll(_ screen: TestScreen<some View>, to offset: Double) throws {
      let grid = try #require(screen.root.first("GtkGridView"))
      gtk_adjustment_set_value(gtk_scrollable_get_vadjustment(grid.opaque), offset)
      screen.layOut()
    }

    private func lastOffset(_ screen: TestScreen<some View>) throws -> Double {
      let grid = try #require(screen.root.first("GtkGridView"))
      let adjustment = gtk_scrollable_get_vadjustment(grid.opaque)
      return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }

    private func rows() -> some View { ForEach(0..<40) { Text("row \($0)").frame(height: 30) } }

    /// The padding of a lazy stack moves with its views, and the scrolled window has all the room.
    private func checkThatPaddingScrolls(_ screen: TestScreen<some View>, padding: Int = 40) throws {
      screen.appear()
      screen.layOut()
      screen.layOut()
      let scrolled = try #require(screen.root.all("GtkScrolledWindow").last).bounds(in: screen.root)
      #expect((scrolled.width, scrolled.height) == (400, 300), "the padding is inside of what scrolls")
      let start = try screen.bounds(of: "row 0")
      #expect((padding..<padding + 20).contains(start.y))
      try scroll(screen, to: 30)
      #expect(try screen.bounds(of: "row 0").y == start.y - 30, "the first row moves into the padding")
      let row = try screen.bounds(of: "row 0")
      let points = (row.y..<padding).flatMap { y in (row.x..<row.maxX).map { (x: $0, y: y) } }
      #expect(try screen.pixels(at: points).contains { $0.alpha > 200 }, "and is painted there")
      // GTK knows the lengths of the last lines only after they have been on screen.
      for _ in 0..<2 { try scroll(screen, to: lastOffset(screen)) }
      let end = try screen.bounds(of: "row 39").maxY
      #expect((300 - padding - 20...300 - padding).contains(end))
    }

    @Test func paddingOfALazyStackScrolls() throws {
      let rows = rows()
      try checkThatPaddingScrolls(TestScreen { ScrollView { LazyVStack { rows }.padding(40) } })
      try checkThatPaddingScrolls(TestScreen { ScrollView { LazyVStack { rows }.padding(10).padding(30) } })
      try checkThatPaddingScrolls(TestScreen { ScrollView { LazyVGrid(columns: [GridItem()]) { rows }.padding(40) } })
    }

    @Test func contentMarginsAroundALazyStackCountOnce() throws {
      let screen = TestScreen { ScrollView { LazyVStack { rows() } }.contentMargins(40) }
      screen.appear()
      screen.layOut()
      screen.layOut()
      #expect(try (40..<60).contains(screen.bounds(of: "row 0").y))
    }

    @Test func paddingAroundAShelfIsBesideItsViews() throws {
      let screen = TestScreen {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<100) { Text("row \($0)").frame(width: 80) } }.padding(.horizontal, 40)
        }
      }
      screen.appear()
      screen.layOut()
      screen.layOut()
      #expect(screen.root.all("GtkScrolledWindow").map { $0.bounds(in: screen.root).width } == [400, 400])
      #expect(try (40..<60).contains(screen.bounds(around: "row 0").x))
      let grid = try #require(screen.root.first("GtkGridView"))
      gtk_adjustment_set_value(gtk_scrollable_get_hadjustment(grid.opaque), 30)
      screen.layOut()
      #expect(try (10..<30).contains(screen.bounds(around: "row 0").x))
    }

    @Test func backgroundInsideOfThePaddingLeavesItFree() throws {
      let screen = TestScreen {
        ScrollView { LazyVStack { Text("row") }.background(Color.red).padding(40) }
      }
      screen.appear()
      screen.layOut()
      screen.layOut()
      #expect(try screen.bounds(of: "row").y >= 40)
    }

    @Test func columnsFitBesideThePadding() throws {
      let screen = TestScreen {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 10)]) { ForEach(0..<100) { Text("\($0)") } }
            .padding(60)
        }
      }
      screen.appear()
      screen.layOut()
      screen.layOut()
      #expect(try lineLength(screen) == 2)
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
