import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lazy stacks and grids that scroll together with their sibling content.
  @Suite @MainActor struct SharedScrollingTests {
    private final class Log {
      var shown: Set<Int> = []
    }

    private struct Page: View {
      var count = 5_000
      var log = Log()
      @State private var target: Int?
      @State private var isAlone = false
      @State private var added = 0

      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("to 3000") { proxy.scrollTo(3_000, anchor: .top) }
            Button("alone") { isAlone.toggle() }
            Button("add") { added += 10 }
            ScrollView {
              VStack {
                if !isAlone { Text("Header").frame(height: 200) }
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                  ForEach(-added..<count, id: \.self) { number in
                    Text("Item \(number)").frame(height: 40)
                      .onAppear { log.shown.insert(number) }
                      .onDisappear { log.shown.remove(number) }
                  }
                }
                if !isAlone { Text("Footer").frame(height: 100) }
              }
            }
          }
        }
      }
    }

    private func show(_ page: Page, height: Int32 = 500) -> TestScreen<Page> {
      let screen = TestScreen(width: 400, height: height) { page }
      screen.appear()
      settle(screen)
      return screen
    }

    /// A change of the scroll position takes a second layout pass if GTK finds unexpected rows.
    private func settle(_ screen: TestScreen<Page>) {
      for _ in 0..<4 {
        screen.layOut()
        screen.flush()
      }
    }

    /// The scroll view of a page, along one axis.
    private struct Outer {
      let widget: Gtk.Widget
      let adjustment: UnsafeMutablePointer<GtkAdjustment>

      @MainActor init(_ root: Gtk.Widget, isHorizontal: Bool = false) throws {
        widget = try #require(root.first("GtkScrolledWindow"))
        let get = isHorizontal ? gtk_scrolled_window_get_hadjustment : gtk_scrolled_window_get_vadjustment
        adjustment = try #require(get(widget.opaque))
      }

      var page: Double { gtk_adjustment_get_page_size(adjustment) }
      var last: Double { gtk_adjustment_get_upper(adjustment) - page }
      var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        nonmutating set { gtk_adjustment_set_value(adjustment, newValue) }
      }
    }

    private func outer(_ screen: TestScreen<Page>) throws -> Outer { try Outer(screen.root) }

    private func place(_ text: String, _ screen: TestScreen<Page>) throws -> Bounds? {
      let window = try outer(screen)
      guard let label = screen.root.all("GtkLabel").first(where: { $0.isMapped && $0.texts == [text] }) else {
        return nil
      }
      return label.bounds(in: window.widget)
    }

    @Test func headerScrollsAwayWithTheGridAndFewRowsExist() throws {
      let screen = show(Page())
      let header = try #require(try place("Header", screen))
      let first = try #require(try place("Item 0", screen))
      #expect(header.y >= 0 && first.y >= 200)
      let window = try outer(screen)
      #expect(window.last > 2_400 * 40)
      window.offset = 300
      settle(screen)
      #expect(try #require(try place("Header", screen)).y == header.y - 300)
      #expect(try #require(try place("Item 14", screen)).y == first.y - 300 + 7 * 40)
      #expect(try #require(screen.root.first("GtkGridView")).children.count < 200)
    }

    @Test func scrollingFarAndToTheEndShowsTheRowsThere() throws {
      let screen = show(Page())
      let window = try outer(screen)
      let first = try #require(try place("Item 0", screen)).y
      window.offset = 40_000
      settle(screen)
      #expect(try #require(try place("Item 2000", screen)).y == first)
      window.offset = window.last
      settle(screen)
      let footer = try #require(try place("Footer", screen))
      #expect(try #require(try place("Item 4999", screen)).y < footer.y)
      #expect(Double(footer.y) < window.page)
      #expect(window.offset == window.last)
    }

    @Test func rowsAppearAsTheyComeIntoSight() throws {
      let log = Log()
      let screen = show(Page(log: log))
      #expect(log.shown.contains(0))
      let last = try #require(log.shown.max())
      #expect(last < 14, "rows below the visible part have not appeared: \(last)")
      let window = try outer(screen)
      window.offset = 10_000
      settle(screen)
      #expect(!log.shown.contains(0) && log.shown.contains(500))
    }

    @Test func readerScrollsToARow() throws {
      let screen = show(Page())
      try screen.tap("to 3000")
      settle(screen)
      settle(screen)
      #expect(abs(try #require(try place("Item 3000", screen)).y) < 20)
      #expect(try outer(screen).offset > 1_500 * 40)
    }

    /// Views whose height follows the width of their column, which is greater than the minimum.
    @Test(arguments: [430, 500, 800] as [Int32])
    func gridsOfSquaresHaveRoomForTheirLastRow(_ width: Int32) throws {
      let screen = TestScreen(width: width, height: 700) {
        ScrollView {
          Text("Top")
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<60) { number in
              Color.blue.aspectRatio(1, contentMode: .fit).overlay { Text("square \(number)") }
            }
          }
          Text("Bottom")
        }
      }
      screen.appear()
      let outer = try #require(screen.root.first("GtkScrolledWindow"))
      let adjustment = gtk_scrolled_window_get_vadjustment(outer.opaque)
      for _ in 0..<6 {
        screen.layOut()
        screen.flush()
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
      }
      let (square, bottom) = (try screen.bounds(of: "square 59"), try screen.bounds(of: "Bottom"))
      // The text is in the middle of its square.
      #expect(bottom.y - square.y >= 45, "\(square) \(bottom)")
      #expect(bottom.maxY <= 700)
    }

    @Test func aloneItScrollsInThePlaceOfTheScrollView() throws {
      let screen = show(Page())
      try screen.tap("alone")
      settle(screen)
      let window = try outer(screen)
      #expect(window.last == 0)
      #expect(try place("Item 0", screen) != nil)
      try screen.tap("alone")
      settle(screen)
      #expect(window.last > 2_400 * 40)
      #expect(try place("Header", screen) != nil)
    }

    @Test func rowsThatComeBeforeTheVisibleOnesDoNotMoveThem() throws {
      let screen = show(Page())
      let window = try outer(screen)
      window.offset = 2_000
      settle(screen)
      let before = try #require(try place("Item 100", screen)).y
      try screen.tap("add")
      settle(screen)
      #expect(try #require(try place("Item 100", screen)).y == before)
      #expect(window.offset == 2_000 + 5 * 40)
    }

    private struct Chapters: View {
      @State private var id: Int?
      var body: some View {
        VStack {
          Text("Wide header")
          Button("to 3000") { id = 3_000 }
          ScrollView {
            Text("Before").frame(height: 100)
            LazyVStack {
              Section {
                ForEach(0..<5_000) { Text("\($0)").frame(height: 40) }
              } header: {
                Text("Wide header")
              }
            }
          }
          .scrollPosition(id: $id, anchor: .top)
        }
      }
    }

    @Test func positionOfTheScrollViewIsThatOfARow() throws {
      let screen = TestScreen { Chapters() }
      screen.appear()
      screen.layOut()
      try screen.tap("to 3000")
      let window = try Outer(screen.root)
      #expect(
        MainLoop.pump {
          let label = screen.root.all("GtkLabel").first { $0.isMapped && $0.texts == ["3000"] }
          return label.map { (0..<60).contains($0.bounds(in: window.widget).y) } == true
        })
    }

    @Test func headerInAStackHasTheFontOfItsSurroundings() {
      let screen = TestScreen { Chapters() }
      screen.appear()
      screen.layOut()
      let widths = screen.root.all("GtkLabel").filter { $0.texts == ["Wide header"] }.map {
        $0.bounds(in: screen.root).width
      }
      #expect(widths.count == 2 && widths.first == widths.last)
    }

    @Test func nothingIsLeft() throws {
      func showOnce() throws -> [Gtk.WeakReference] {
        let screen = show(Page())
        try outer(screen).offset = 2_000
        settle(screen)
        defer { screen.close() }
        return screen.root.all.map { Gtk.WeakReference($0) }
      }
      let references = try showOnce()
      #expect(references.count > 20)
      #expect(MainLoop.pump { !references.contains(where: \.isAlive) })
    }

    @Test func rowSidewaysScrollsWithItsNeighbours() throws {
      let screen = TestScreen(width: 300, height: 200) {
        ScrollView(.horizontal) {
          HStack {
            Text("Before").frame(width: 150)
            LazyHStack(spacing: 0) { ForEach(0..<2_000) { Text("\($0)").frame(width: 50) } }
          }
        }
      }
      for _ in 0..<3 { screen.layOut() }
      let window = try Outer(screen.root, isHorizontal: true)
      #expect(window.last > 2_000 * 50 - 300)
      window.offset = 1_000
      for _ in 0..<3 { screen.layOut() }
      let before = try #require(screen.root.all("GtkLabel").first { $0.texts == ["Before"] }?.bounds(in: window.widget))
      #expect(before.maxX < 0)
      let label = screen.root.all("GtkLabel").first { $0.isMapped && $0.texts == ["18"] }
      #expect(try #require(label?.bounds(in: window.widget)).x >= 0)
      #expect(try #require(screen.root.first("GtkGridView")).children.count < 200)
    }
  }
}
