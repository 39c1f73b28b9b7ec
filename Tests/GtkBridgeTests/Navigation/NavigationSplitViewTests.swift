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
  }
}
