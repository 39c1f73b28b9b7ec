import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The parts of the window's bar that screens hide, and titles that follow bindings.
  @Suite @MainActor struct BarVisibilityTests {
    private final class Model: ObservableObject {
      @Published var hidesBack = true
      @Published var hidesBar = false
      @Published var title = "First"
    }

    private let model = Model()

    private struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          NavigationLink("go", destination: Detail(model: model))
        }
        .navigationTitle(Text("Root"))
      }
    }

    private struct Detail: View {
      @ObservedObject var model: Model
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Text("detail")
          Button("leave") { dismiss() }
        }
        .navigationTitle("Detail")
        .navigationBarBackButtonHidden(model.hidesBack)
        .toolbar(model.hidesBar ? .hidden : .automatic, for: .navigationBar)
        .navigationBarItems(leading: Button("Leading") {}, trailing: Button("Trailing") {})
      }
    }

    private func isTitleShown(_ title: String, in window: Gtk.Window) -> Bool {
      window.first("GtkHeaderBar")?.all.contains { $0.labelText == title && $0.isMapped } == true
    }

    private func hasCloseButton(_ window: Gtk.Window) -> Bool {
      window.first("GtkHeaderBar").map { gtk_header_bar_get_show_title_buttons($0.opaque) != 0 } == true
    }

    @Test func backButtonIsHiddenForItsScreen() throws {
      let screen = try PresentingScreen { NavigationStack { Root(model: model) } }
      try screen.tap("go")
      #expect(MainLoop.pump { screen.root.label("detail")?.isMapped == true && screen.root.title == "Detail" })
      #expect(screen.root.backButton?.isVisible == false)
      #expect(isTitleShown("Detail", in: screen.root))
      model.hidesBack = false
      #expect(MainLoop.pump { screen.root.backButton?.isVisible == true })
      model.hidesBack = true
      #expect(MainLoop.pump { screen.root.backButton?.isVisible == false })
      try screen.tap("leave")
      #expect(MainLoop.pump { screen.root.title == "Root" })
      screen.close()
    }

    @Test func keysDoNotGoBackWithoutTheButton() async throws {
      let host = try ViewHost { NavigationStack { Root(model: model) } }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      let window = try #require(Gtk.shownWindows.first)
      try host.tap("go")
      try await host.wait(for: "detail")
      // The second key comes after the first.
      let log = Log()
      window.onKeyPress { press in
        if press.phase == .up { log.entries.append(press.name) }
        return false
      }
      try InputDevices.press("alt+Left", "F2")
      #expect(await MainLoop.wait { log.entries.contains("F2") })
      #expect(host.texts.contains("detail"))
      model.hidesBack = false
      await host.nextFrame()
      try InputDevices.press("alt+Left")
      try await host.wait(for: "go")
    }

    @Test func titleIsHiddenAndTheWindowKeepsItsButtons() throws {
      let screen = try PresentingScreen { NavigationStack { Root(model: model) } }
      model.hidesBack = false
      try screen.tap("go")
      #expect(MainLoop.pump { isTitleShown("Detail", in: screen.root) })
      model.hidesBar = true
      #expect(MainLoop.pump { !isTitleShown("Detail", in: screen.root) })
      #expect(screen.root.backButton?.isVisible == false)
      #expect(hasCloseButton(screen.root))
      #expect(screen.root.title == "Detail", "the desktop still shows it")
      #expect(screen.root.button("Leading")?.isMapped == true)
      let (leading, trailing) = (screen.root.button("Leading"), screen.root.button("Trailing"))
      let (first, last) = (leading?.bounds(in: screen.root), trailing?.bounds(in: screen.root))
      #expect(try #require(first).maxX < #require(last).x)
      try screen.tap("leave")
      #expect(MainLoop.pump { isTitleShown("Root", in: screen.root) }, "the next screen has its title")
      screen.close()
    }

    private struct Bound: View {
      @ObservedObject var model: Model
      var body: some View { Text("a").navigationTitle($model.title) }
    }

    @Test func titleFollowsItsBinding() throws {
      let screen = try PresentingScreen { NavigationStack { Bound(model: model) } }
      #expect(MainLoop.pump { isTitleShown("First", in: screen.root) })
      model.title = "Second"
      #expect(MainLoop.pump { isTitleShown("Second", in: screen.root) && screen.root.title == "Second" })
      screen.close()
    }

    private struct Rooted: View {
      @ObservedObject var model: Model
      var body: some View { Text("a").navigationTitle("Alone").navigationBarHidden(model.hidesBar) }
    }

    @Test func backgroundOfABarIsThatOfTheTheme() {
      let screen = TestScreen { Text("a").toolbarBackground(.hidden, for: .navigationBar).toolbarBackground(Color.red) }
      let plain = TestScreen { Text("a") }
      #expect(screen.root.label("a")?.styles == plain.root.label("a")?.styles)
    }

    @Test func screenWithoutAStackHidesItsTitle() throws {
      let screen = try PresentingScreen { Rooted(model: model) }
      #expect(MainLoop.pump { isTitleShown("Alone", in: screen.root) })
      model.hidesBar = true
      #expect(MainLoop.pump { !isTitleShown("Alone", in: screen.root) })
      model.hidesBar = false
      #expect(MainLoop.pump { isTitleShown("Alone", in: screen.root) })
      screen.close()
    }
  }
}
