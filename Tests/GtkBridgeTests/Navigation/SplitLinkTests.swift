import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Links in the sidebar of a split view, whose destinations are shown in the detail column.
  @Suite @MainActor struct SplitLinkTests {
    private struct Landmark: Identifiable, Hashable {
      let id: Int
      var name: String { "landmark \(id)" }
    }

    /// The rows of Apple's sample: each is a link to a view, with its landmark as a tag.
    private struct Landmarks: View {
      @State private var selected: Landmark?
      var body: some View {
        NavigationSplitView {
          List(selection: $selected) {
            ForEach((0..<3).map { Landmark(id: $0) }) { landmark in
              NavigationLink {
                Text("page of \(landmark.name)")
              } label: {
                Text(landmark.name)
              }
              .tag(landmark)
            }
          }
          Text("selected \(selected?.name ?? "none")")
          Button("Clear") { selected = nil }
        } detail: {
          Text("Select a Landmark")
        }
      }
    }

    /// The rows are links to values, and the sidebar has the destination of values.
    private struct Values: View {
      @State private var selected: Int?
      var body: some View {
        NavigationSplitView {
          VStack {
            List(selection: $selected) {
              NavigationLink("row 0", value: 0)
              ForEach(1..<3) { NavigationLink("row \($0)", value: $0) }
            }
            Text("selected \(selected ?? -1)")
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        } detail: {
          Text("nothing")
        }
      }
    }

    /// The detail column follows the selection: the values have no destination.
    private struct Shelves: View {
      @State private var shelf: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $shelf) { ForEach(["a", "b"], id: \.self) { NavigationLink("shelf \($0)", value: $0) } }
        } detail: {
          Text("books of \(shelf ?? "none")")
        }
      }
    }

    /// A button and a link without a tag, among rows that can be selected.
    private struct Mixed: View {
      let log: Log
      @State private var selected: Int? = 0
      var body: some View {
        NavigationSplitView {
          List(selection: $selected) {
            ForEach(0..<2) { Text("row \($0)") }
            Button("Delete All") { log.entries.append("deleted") }
            NavigationLink("help") { Text("page of help").onAppear { log.entries.append("help") } }
          }
          Button("Next") { selected = 1 }
        } detail: {
          Text("selected \(selected ?? -1)")
        }
      }
    }

    /// A sidebar without a selection.
    private struct Plain: View {
      var body: some View {
        NavigationSplitView {
          List { ForEach(0..<3) { row in NavigationLink("row \(row)", destination: Text("page \(row)")) } }
        } detail: {
          Text("nothing")
        }
      }
    }

    /// Links to values in a sidebar without a selection.
    private struct PlainValues: View {
      var body: some View {
        NavigationSplitView {
          List(0..<5) { NavigationLink("Item \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("Detail \($0)") }
        } detail: {
          Text("none")
        }
      }
    }

    private func sees(_ texts: String..., in screen: PresentingScreen<some View>) -> Bool {
      MainLoop.pump { texts.allSatisfy { screen.root.label($0)?.isMapped == true } }
    }

    private func list(_ screen: PresentingScreen<some View>) throws -> Gtk.Widget {
      try #require(screen.root.all("GtkListView").first)
    }

    /// Chooses a row as a click does.
    private func click(_ row: UInt32, in screen: PresentingScreen<some View>) throws {
      let list = try list(screen)
      if gtk_list_view_get_single_click_activate(list.opaque) != 0 { return try pressReturn(on: row, in: screen) }
      var values: [OpaquePointer?] = [
        g_variant_new_uint32(row), g_variant_new_boolean(0), g_variant_new_boolean(0),
      ]
      gtk_widget_activate_action_variant(list.widget, "list.select-item", g_variant_new_tuple(&values, 3))
    }

    /// Activates a row as Return does while it has the focus.
    private func pressReturn(on row: UInt32, in screen: PresentingScreen<some View>) throws {
      try gtk_widget_activate_action_variant(list(screen).widget, "list.activate-item", g_variant_new_uint32(row))
    }

    private func selectedTexts(_ screen: PresentingScreen<some View>) throws -> [String] {
      try list(screen).children.filter {
        gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      }
      .flatMap(\.texts)
    }

    @Test func clickedLinkShowsItsViewAndSelectsItsRow() throws {
      let screen = try PresentingScreen(width: 800) { Landmarks() }
      #expect(sees("landmark 0", "Select a Landmark", "selected none", in: screen))
      try click(1, in: screen)
      #expect(sees("page of landmark 1", "landmark 1", "selected landmark 1", in: screen))
      #expect(screen.root.label("Select a Landmark")?.isMapped != true)
      #expect(try selectedTexts(screen) == ["landmark 1"])
      try click(2, in: screen)
      #expect(sees("page of landmark 2", "selected landmark 2", in: screen))
      try screen.tap("Clear")
      #expect(sees("Select a Landmark", "selected none", in: screen))
      #expect(try selectedTexts(screen) == [])
      screen.close()
    }

    @Test func returnShowsTheViewAndSelectsTheRow() throws {
      let screen = try PresentingScreen(width: 800) { Landmarks() }
      #expect(sees("landmark 0", "Select a Landmark", in: screen))
      try pressReturn(on: 2, in: screen)
      #expect(sees("page of landmark 2", "selected landmark 2", in: screen))
      #expect(try selectedTexts(screen) == ["landmark 2"])
      screen.close()
    }

    @Test func narrowWindowGoesToTheViewOfALink() throws {
      let screen = try PresentingScreen(width: 360) { Landmarks() }
      #expect(sees("landmark 0", in: screen))
      for row in [1, 1, 0] as [UInt32] {
        try click(row, in: screen)
        #expect(sees("page of landmark \(row)", in: screen))
        screen.root.backButton?.emit("clicked")
        #expect(sees("landmark 0", "selected landmark \(row)", in: screen))
      }
      screen.close()
    }

    @Test func valueOfALinkIsSelectedAndItsDestinationShown() throws {
      let screen = try PresentingScreen(width: 800) { Values() }
      #expect(sees("row 0", "nothing", in: screen))
      for row in 0..<3 {
        try click(UInt32(row), in: screen)
        #expect(sees("page \(row)", "selected \(row)", in: screen))
        #expect(try selectedTexts(screen) == ["row \(row)"])
      }
      screen.close()
    }

    @Test(arguments: [800, 360]) func valueWithoutADestinationIsOnlySelected(_ width: Double) throws {
      let screen = try PresentingScreen(width: width) { Shelves() }
      #expect(sees("shelf a", in: screen))
      try click(1, in: screen)
      #expect(sees("books of b", in: screen))
      screen.close()
    }

    @Test func linkOfAListWithoutASelectionShowsItsView() throws {
      let screen = try PresentingScreen(width: 800) { Plain() }
      #expect(sees("row 0", "nothing", in: screen))
      for row in [1, 2] as [UInt32] {
        try click(row, in: screen)
        #expect(sees("row \(row)", "page \(row)", in: screen))
        #expect(MainLoop.pump { (try? selectedTexts(screen)) == ["row \(row)"] }, "its row is selected")
      }
      screen.close()
    }

    @Test func valueLinkOfAListWithoutASelectionSelectsItsRow() throws {
      let screen = try PresentingScreen(width: 800) { PlainValues() }
      #expect(sees("Item 0", "none", in: screen))
      #expect(try selectedTexts(screen) == [])
      for row in [3, 1] as [UInt32] {
        try click(row, in: screen)
        #expect(sees("Detail \(row)", in: screen))
        #expect(MainLoop.pump { (try? selectedTexts(screen)) == ["Item \(row)"] })
      }
      screen.close()
    }

    @Test func choosingAButtonDoesNotPressIt() throws {
      let log = Log()
      let screen = try PresentingScreen(width: 800) { Mixed(log: log) }
      #expect(sees("row 0", "selected 0", in: screen))
      try click(2, in: screen)
      #expect(log.entries == [])
      try pressReturn(on: 2, in: screen)
      #expect(log.entries == ["deleted"])
      #expect(sees("selected 0", in: screen))
      screen.close()
    }

    @Test func linkThatIsShownIsNotMadeAnew() throws {
      let log = Log()
      let screen = try PresentingScreen(width: 800) { Mixed(log: log) }
      #expect(sees("row 0", "selected 0", in: screen))
      for _ in 0..<2 { try click(3, in: screen) }
      try pressReturn(on: 3, in: screen)
      #expect(sees("page of help", in: screen))
      #expect(log.entries == ["help"])
      screen.close()
    }

    @Test func selectionOfTheProgramReturnsToTheDetail() throws {
      let screen = try PresentingScreen(width: 800) { Mixed(log: Log()) }
      #expect(sees("row 0", "selected 0", in: screen))
      try click(3, in: screen)
      #expect(sees("page of help", in: screen))
      try screen.tap("Next")
      #expect(sees("selected 1", in: screen))
      screen.close()
    }

    @Test func nothingIsLeft() throws {
      var references: [Gtk.WeakReference] = []
      for _ in 0..<3 {
        let screen = try PresentingScreen(width: 800) { Landmarks() }
        #expect(sees("landmark 0", in: screen))
        try click(1, in: screen)
        #expect(sees("page of landmark 1", in: screen))
        references += screen.root.all.map { Gtk.WeakReference($0) }
        screen.close()
      }
      #expect(MainLoop.pump { !references.contains { $0.isAlive } })
    }
  }
}
