import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The keyboard focus in a list in which some rows do not take it.
  @Suite @MainActor struct RowFocusTests {
    private struct Sections: View {
      var body: some View {
        NavigationStack {
          VStack {
            Button("before") {}
            List {
              Section("first section") {
                NavigationLink("first", destination: Text("page"))
                Text("plain")
              }
              Section("second section") {
                NavigationLink("second", destination: Text("page"))
              }
            }
            Button("after") {}
          }
        }
      }
    }

    private struct Later: View {
      let hasRows: Bool
      var body: some View {
        List {
          if hasRows {
            NavigationLink("row", destination: Text("page"))
          }
        }
      }
    }

    private func focused(_ screen: TestScreen<some View>) -> [String]? {
      guard let focus = screen.root.focusedDescendant, focus.typeName != "GtkScrolledWindow" else { return nil }
      return focus.texts
    }

    private func move(_ screen: TestScreen<some View>, _ direction: GtkDirectionType) throws {
      let window = try #require(gtk_widget_get_root(screen.root.widget))
      gtk_widget_child_focus(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), direction)
    }

    @Test func focusPassesOverHeadersAndPlainRows() throws {
      let screen = TestScreen { Sections() }
      screen.appear()
      screen.layOut()
      try #require(screen.root.button("before")).grabFocus()
      try move(screen, GTK_DIR_TAB_FORWARD)
      #expect(focused(screen) == ["first"])
      try move(screen, GTK_DIR_DOWN)
      #expect(focused(screen) == ["second"])
      try move(screen, GTK_DIR_UP)
      #expect(focused(screen) == ["first"])
    }

    private struct Chosen: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Section("first section") { ForEach(0..<2, id: \.self) { Text("row \($0)") } }
          Section("second section") {
            Button("press") {}
            ForEach(2..<3, id: \.self) { Text("row \($0)") }
          }
        }
        Text("chosen \(chosen ?? -1)")
      }
    }

    @Test func arrowKeysPassOverHeadersAndReachControls() async throws {
      let screen = try await ClickedScreen { Chosen() }
      let window = try screen.window
      try screen.click("row 0")
      #expect(await MainLoop.wait { window.label("chosen 0") != nil })
      func press(_ key: String, _ focus: String, _ chosen: Int) async throws {
        await screen.nextFrame()
        try InputDevices.press(key)
        #expect(
          await MainLoop.wait {
            window.focusedDescendant?.texts == [focus] && window.label("chosen \(chosen)") != nil
          }, "\(key) reaches \(focus)")
      }
      try await press("Down", "row 1", 1)
      try await press("Down", "press", 1)
      try await press("Down", "row 2", 2)
      try await press("Up", "press", 2)
      try await press("Up", "row 1", 1)
    }

    @Test func focusFollowsTheProgramsSelection() throws {
      @MainActor final class Model: ObservableObject { @Published var selected: Int? = 0 }
      struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Button("outside") {}
            List(0..<4, id: \.self, selection: $model.selected) { Text("row \($0)") }
          }
        }
      }
      let model = Model()
      let screen = TestScreen { Rows(model: model) }
      screen.appear()
      screen.layOut()
      let list = try #require(screen.root.first("GtkListView"))
      list.children[0].grabFocus()
      #expect(focused(screen) == ["row 0"])
      model.selected = 2
      screen.flush()
      #expect(focused(screen) == ["row 2"])
      model.selected = nil
      screen.flush()
      #expect(focused(screen) == ["row 2"], "nothing is selected")
      try #require(screen.root.button("outside")).grabFocus()
      model.selected = 1
      screen.flush()
      #expect(focused(screen) == ["outside"])
    }

    @Test func focusStaysWhereSeveralRowsAreSelected() throws {
      @MainActor final class Model: ObservableObject { @Published var selected: Set<Int> = [0] }
      struct Rows: View {
        @ObservedObject var model: Model
        var body: some View { List(0..<4, id: \.self, selection: $model.selected) { Text("row \($0)") } }
      }
      let model = Model()
      let screen = TestScreen { Rows(model: model) }
      screen.appear()
      screen.layOut()
      try #require(screen.root.first("GtkListView")).children[0].grabFocus()
      model.selected = [2, 3]
      screen.flush()
      #expect(focused(screen) == ["row 0"])
    }

    @Test func focusEntersFromBelow() throws {
      let screen = TestScreen { Sections() }
      screen.appear()
      screen.layOut()
      try #require(screen.root.button("after")).grabFocus()
      try move(screen, GTK_DIR_TAB_BACKWARD)
      #expect(focused(screen) == ["second"])
    }

    @Test func rowsThatComeLaterGetTheFocusOfTheirList() throws {
      let controller = HostingController(rootView: NavigationStack { Later(hasRows: false) })
      let window = try TestApplication.show(controller)
      defer { window.close() }
      let main = try #require(TestApplication.mainWindow)
      #expect(MainLoop.pump { main.focusInWindow?.typeName == "GtkScrolledWindow" })
      controller.rootView = NavigationStack { Later(hasRows: true) }
      #expect(MainLoop.pump(timeout: .seconds(10)) { main.focusInWindow?.texts == ["row"] })
    }
  }
}
