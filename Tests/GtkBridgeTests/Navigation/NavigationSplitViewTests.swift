import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct NavigationSplitViewTests {
    private struct Screen: View {
      @State var selection: String? = "a"
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List(["a", "b"], id: \.self, selection: $selection) { Text("row \($0)") }
        } detail: {
          Text("detail \(selection ?? "none")")
          Button("Choose") { selection = "b" }
          Button("Hide") { visibility = .detailOnly }
        }
      }
    }

    private func seen(_ text: String, in screen: PresentingScreen<Screen>) -> Bool {
      screen.root.label(text)?.isMapped == true
    }

    @Test func columnsStandBesideEachOther() throws {
      let screen = try PresentingScreen(width: 800) { Screen() }
      #expect(MainLoop.pump { seen("row a", in: screen) && seen("detail a", in: screen) })
      #expect(screen.root.first("GtkPaned") != nil)
      try screen.tap("Choose")
      #expect(MainLoop.pump { seen("detail b", in: screen) })
      try screen.tap("Hide")
      #expect(MainLoop.pump { !seen("row a", in: screen) && seen("detail b", in: screen) })
      screen.close()
    }

    @Test func narrowWindowBeginsWithTheSidebarAndGoesOnToTheDetail() throws {
      let screen = try PresentingScreen(width: 360) { Screen(selection: nil) }
      #expect(MainLoop.pump { seen("row b", in: screen) && !seen("detail none", in: screen) })
      let list = try #require(screen.root.first("GtkListView"))
      let model = try #require(gtk_list_view_get_model(list.opaque))
      gtk_selection_model_select_item(model, 1, 1)
      #expect(MainLoop.pump { seen("detail b", in: screen) && !seen("row b", in: screen) })
      screen.root.backButton?.emit("clicked")
      #expect(MainLoop.pump { seen("row b", in: screen) })
      screen.close()
    }

    @Test func narrowWindowShowsTheDetailOfWhatIsSelected() throws {
      let screen = try PresentingScreen(width: 360) { Screen() }
      #expect(MainLoop.pump { seen("detail a", in: screen) && !seen("row a", in: screen) })
      screen.root.backButton?.emit("clicked")
      #expect(MainLoop.pump { seen("row a", in: screen) && !seen("detail a", in: screen) })
      screen.close()
    }

    private struct Library: View {
      @State var shelf: String? = "novels"
      @State var book: String?
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List(["novels", "poems"], id: \.self, selection: $shelf) { Text("shelf \($0)") }
        } content: {
          List(["a", "b"], id: \.self, selection: $book) { Text("\(shelf ?? "no") book \($0)") }
        } detail: {
          Text("detail \(book ?? "none")")
          Button("Two") { visibility = .doubleColumn }
          Button("One") { visibility = .detailOnly }
          Button("All") { visibility = .all }
        }
      }
    }

    private func visible(_ texts: String..., in screen: PresentingScreen<Library>) -> [Bool] {
      texts.map { screen.root.label($0)?.isMapped == true }
    }

    @Test func threeColumnsStandBesideEachOther() throws {
      let screen = try PresentingScreen(width: 1000) { Library() }
      func columns() -> [Bool] { visible("shelf novels", "novels book a", "detail none", in: screen) }
      #expect(MainLoop.pump { columns() == [true, true, true] })
      try screen.tap("Two")
      #expect(MainLoop.pump { columns() == [false, true, true] })
      try screen.tap("One")
      #expect(MainLoop.pump { columns() == [false, false, true] })
      try screen.tap("All")
      #expect(MainLoop.pump { columns() == [true, true, true] })
      screen.close()
    }

    @Test func sidebarAndContentShareAPlaceInAMediumWindow() throws {
      let screen = try PresentingScreen(width: 700) { Library() }
      func columns() -> [Bool] { visible("shelf novels", "detail none", in: screen) }
      #expect(MainLoop.pump { columns() == [false, true] && visible("novels book a", in: screen) == [true] })
      screen.root.backButton?.emit("clicked")
      #expect(MainLoop.pump { columns() == [true, true] && visible("novels book a", in: screen) == [false] })
      #expect(screen.root.backButton?.isVisible == false)
      try select(1, inListWith: "shelf poems", of: screen)
      #expect(MainLoop.pump { columns() == [false, true] && visible("poems book a", in: screen) == [true] })
      screen.close()
    }

    @Test func narrowWindowGoesThroughThreeColumns() throws {
      let screen = try PresentingScreen(width: 360) { Library(shelf: nil) }
      #expect(MainLoop.pump { visible("shelf poems", "detail none", in: screen) == [true, false] })
      try select(1, inListWith: "shelf poems", of: screen)
      #expect(MainLoop.pump { visible("shelf poems", "poems book b", in: screen) == [false, true] })
      try select(1, inListWith: "poems book b", of: screen)
      #expect(MainLoop.pump { visible("poems book b", "detail b", in: screen) == [false, true] })
      for shown in ["poems book b", "shelf poems"] {
        screen.root.backButton?.emit("clicked")
        #expect(MainLoop.pump { visible(shown, in: screen) == [true] })
      }
      screen.close()
    }

    private func select(_ row: UInt32, inListWith text: String, of screen: PresentingScreen<Library>) throws {
      let lists = screen.root.all("GtkListView")
      let list = try #require(lists.first { $0.label(text)?.isMapped == true })
      let model = try #require(gtk_list_view_get_model(list.opaque))
      gtk_selection_model_select_item(model, row, 1)
    }
  }
}
