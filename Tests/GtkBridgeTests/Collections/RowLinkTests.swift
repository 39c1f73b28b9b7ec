import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Rows that are links: the row as a whole opens the screen.
  @Suite @MainActor struct RowLinkTests {
    private struct Books: View {
      @State private var hidesLast = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("before") { hidesLast = true }
            List {
              NavigationLink("first", destination: Text("page of the first"))
              Text("no link")
              ForEach(0..<(hidesLast ? 99 : 100)) { row in
                NavigationLink(destination: Text("page \(row)")) { Text("row \(row)") }.onAppear {}
              }
            }
            Button("after") {}
          }
        }
      }
    }

    private func show(_ view: some View) -> TestScreen<some View> {
      let screen = TestScreen { view }
      screen.appear()
      screen.layOut()
      return screen
    }

    @Test func rowIsNoButton() throws {
      let screen = show(Books())
      #expect(screen.listView?.all.contains { $0.typeName == "GtkButton" } == false)
      let list = try #require(screen.listView)
      #expect(gtk_list_view_get_single_click_activate(list.opaque) != 0)
    }

    @Test(arguments: [(0, "page of the first"), (2, "page 0"), (7, "page 5")])
    func activatedRowOpensItsScreen(_ position: Int, _ page: String) throws {
      let screen = show(Books())
      try screen.activate(position)
      #expect(MainLoop.pump { screen.root.label(page)?.isMapped == true })
    }

    @Test func spaceOpensTheScreenOfTheRow() async throws {
      let screen = try await ClickedScreen { Books() }
      try #require(try screen.window.first("GtkListItemWidget")).grabFocus()
      try await screen.press("space", for: "page of the first")
    }

    @Test func rowThatIsNoLinkOpensNothing() throws {
      let screen = show(Books())
      try screen.activate(1)
      screen.layOut()
      #expect(screen.texts.contains("row 0") && !screen.texts.contains { $0.hasPrefix("page") })
    }

    @Test func rowsThatAreUsedAgainOpenWhatTheyShow() throws {
      struct Long: View {
        var body: some View {
          NavigationStack {
            List(0..<10_000) { row in
              NavigationLink(destination: Text("page \(row)")) { Text("row \(row)") }
            }
          }
        }
      }
      let screen = show(Long())
      screen.scrollOffset = 40_000
      screen.layOut()
      let text = try #require(screen.rows.first { $0.isMapped }?.texts.first)
      let number = try #require(Int(text.dropFirst(4)))
      #expect(number > 500)
      try screen.activate(number)
      #expect(MainLoop.pump { screen.root.label("page \(number)")?.isMapped == true })
    }

    @Test func destinationsAreMadeOnlyForRowsInView() throws {
      final class Made { var count = 0 }
      struct Page: View {
        let row: Int
        init(_ row: Int, _ made: Made) {
          self.row = row
          made.count += 1
        }
        var body: some View { Text("page \(row)") }
      }
      let made = Made()
      let screen = show(NavigationStack { List(0..<1000) { row in NavigationLink("row \(row)") { Page(row, made) } } })
      #expect(try screen.row("row 3").isMapped)
      #expect(made.count < 400, "GTK lays out some two hundred rows around the visible ones")
    }

    @Test func tabLeadsOutOfTheListAndBackToTheRow() throws {
      let screen = show(Books())
      let (before, after) = (try #require(screen.root.button("before")), try #require(screen.root.button("after")))
      func focused() -> String? { screen.root.focusedDescendant?.texts.first }
      before.grabFocus()
      let window = try #require(gtk_widget_get_root(screen.root.widget))
      let list = Gtk.RowsWidget(retaining: try #require(screen.listView).pointer)
      func move(_ direction: GtkDirectionType) throws {
        if list.focus != nil {
          #expect(list.moveFocusOnFromRow(direction))
        } else {
          gtk_widget_child_focus(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), direction)
        }
      }
      try move(GTK_DIR_TAB_FORWARD)
      #expect(focused() == "first")
      try screen.row("row 0").grabFocus()
      try move(GTK_DIR_TAB_FORWARD)
      #expect(after.focusedDescendant != nil)
      try move(GTK_DIR_TAB_BACKWARD)
      #expect(focused() == "row 0")
      try move(GTK_DIR_TAB_BACKWARD)
      #expect(before.focusedDescendant != nil)
    }

    @Test func everyLinkTakesTheFocus() throws {
      let screen = show(Books())
      #expect(try screen.row("first").grabFocus())
      #expect(try !screen.row("no link").grabFocus())
      #expect(try screen.row("row 3").grabFocus())
    }

    @Test func linkIsNoChoice() throws {
      struct Mixed: View {
        @State private var selection: String? = "b"
        var body: some View {
          NavigationStack {
            List(selection: $selection) {
              NavigationLink("link", destination: Text("page"))
              Text("row of b").tag("b")
              Text("row of c").tag("c")
            }
            Text("selected \(selection ?? "nothing")")
          }
        }
      }
      let screen = show(Mixed())
      try screen.select(0)
      screen.layOut()
      #expect(screen.texts.contains("selected b"))
      try screen.select(2)
      screen.layOut()
      #expect(screen.texts.contains("selected c"))
    }

    @Test func linkElsewhereIsAButton() {
      let screen = show(NavigationStack { VStack { NavigationLink("go", destination: Text("page")) } })
      #expect(screen.root.button("go") != nil)
    }

    @Test func nothingIsLeft() throws {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<5 {
        let screen = show(Books())
        try screen.tap("before")
        screen.layOut()
        references += screen.root.all.map { Gtk.WeakReference($0) }
        screen.disappear()
      }
      #expect(!references.contains { $0.isAlive })
    }
  }
}
