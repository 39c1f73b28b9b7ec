import CGtk
import Foundation
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The keyboard focus follows the visible screen.
  @Suite @MainActor struct ScreenFocusTests {
    private final class Model: ObservableObject {
      @Published var path: [Int] = []
      @Published var isLoaded = true
      @Published var hasSheet = false
      @Published var hasOpener = true
      @Published var tab = 0
    }

    private struct Root: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: $model.path) {
          VStack {
            Button("first") {}
            Button("second") {}
            if model.hasOpener { Button("opener") { model.hasSheet = true } }
          }
          .toolbar { Button("tool") {} }
          .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
        }
        .sheet(isPresented: $model.hasSheet) { Button("in the sheet") {} }
      }
    }

    private struct Page: View {
      let number: Int
      @ObservedObject var model: Model

      var body: some View {
        VStack {
          Text("page \(number)")
          if model.isLoaded {
            Button("control \(number)") {}
            Button("other control \(number)") {}
          }
        }
      }
    }

    /// Two columns. The button in the first one hides it.
    private struct Reading<Detail: View>: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      @ViewBuilder let detail: Detail

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Button("read") { visibility = .detailOnly }
        } detail: {
          detail
        }
      }
    }

    @Test func aTextThatGetsTheFocusFirstIsNotSelected() throws {
      let screen = try PresentingScreen(width: 800) {
        Reading { Text("words").textSelection(.enabled) }
      }
      try #require(MainLoop.pump { screen.root.label("words")?.isMapped == true })
      try #require(screen.root.button("read")).takeFocus()
      try screen.tap("read")
      #expect(MainLoop.pump { screen.root.focusInWindow?.labelText == "words" })
      let label = try #require(screen.root.label("words"))
      #expect(gtk_label_get_selection_bounds(label.opaque, nil, nil) == 0)
      screen.close()
    }

    @Test func aScreenBeginsAtItsTop() throws {
      let screen = try PresentingScreen(width: 800) {
        Reading {
          ScrollView {
            Text("headline")
            Color.blue.frame(height: 2_000)
            Button("at the end") {}
          }
        }
      }
      try #require(MainLoop.pump { screen.root.label("headline")?.isMapped == true })
      try #require(screen.root.button("read")).takeFocus()
      try screen.tap("read")
      #expect(MainLoop.pump { screen.root.focusInWindow?.texts.contains("at the end") == true })
      var isPainted = false
      screen.root.afterPaint { isPainted = true }
      #expect(MainLoop.pump { isPainted })
      #expect(try #require(screen.root.label("headline")).bounds(in: screen.root).y >= 0)
      screen.close()
    }

    private struct Columns: View {
      let model: Model

      var body: some View {
        NavigationSplitView {
          VStack {
            Button("sidebar one") {}
            Button("sidebar two") {}
          }
        } detail: {
          Root(model: model)
        }
      }
    }

    private struct Tabs: View {
      @ObservedObject var model: Model

      var body: some View {
        TabView(selection: $model.tab) {
          VStack {
            Button("first") {}
            Button("second") {}
          }
          .tabItem { Text("A") }.tag(0)
          Button("third") {}.tabItem { Text("B") }.tag(1)
        }
      }
    }

    private let model = Model()

    /// The text of the focused control in a window.
    private func focus(in window: Gtk.Window) -> String? { window.focusedDescendant?.texts.first }

    private func focus(_ text: String, in window: Gtk.Window) throws {
      try #require(MainLoop.pump { window.button(text)?.isMapped == true })
      window.button(text)?.takeFocus()
      try #require(focus(in: window) == text)
    }

    /// Waits until a text has the focus and GTK, which moves the focus from hidden widgets later, has left it there.
    private func settles(on text: String, in window: Gtk.Window) -> Bool {
      guard MainLoop.pump(until: { focus(in: window) == text }) else { return false }
      for _ in 0..<3 {
        var isPainted = false
        window.afterPaint { isPainted = true }
        MainLoop.pump { isPainted }
      }
      return focus(in: window) == text
    }

    @Test func newScreensFirstControlHasIt() throws {
      let screen = try PresentingScreen(width: 800) { Columns(model: model) }
      try focus("second", in: screen.root)
      model.path = [1]
      #expect(settles(on: "control 1", in: screen.root))
      try focus("other control 1", in: screen.root)
      model.path = [1, 2]
      #expect(settles(on: "control 2", in: screen.root))
      screen.root.backButton?.emit("clicked")
      #expect(settles(on: "other control 1", in: screen.root))
      screen.root.backButton?.takeFocus()
      screen.root.backButton?.emit("clicked")
      #expect(settles(on: "second", in: screen.root))
      screen.close()
    }

    @Test func toolbarThatLeavesGivesItToTheNewScreen() throws {
      let screen = try PresentingScreen(width: 800) { Columns(model: model) }
      try focus("tool", in: screen.root)
      model.path = [1]
      #expect(settles(on: "control 1", in: screen.root))
      screen.close()
    }

    @Test(arguments: [true, false]) func textTakesItFromWhatHasGone(_ isLink: Bool) throws {
      struct Texts: View {
        @ObservedObject var model: Model
        let isLink: Bool

        private var linked: AttributedString {
          var text = AttributedString("text")
          text.link = URL(string: "https://example.org")
          return text
        }

        var body: some View {
          VStack {
            if model.isLoaded { Button("going") {} }
            if isLink {
              Text(linked)
            } else {
              Text("text").textSelection(.enabled)
            }
          }
        }
      }
      let screen = try PresentingScreen { Texts(model: model, isLink: isLink) }
      try focus("going", in: screen.root)
      model.isLoaded = false
      #expect(MainLoop.pump { screen.root.focusedDescendant?.typeName == "GtkLabel" })
      screen.close()
    }

    @Test func whatIsBesideTheStackKeepsIt() throws {
      let screen = try PresentingScreen(width: 800) { Columns(model: model) }
      try focus("sidebar two", in: screen.root)
      model.path = [1]
      try #require(MainLoop.pump { screen.root.button("control 1")?.isMapped == true })
      #expect(settles(on: "sidebar two", in: screen.root))
      screen.close()
    }

    @Test func screenThatLoadsHasItWhenItsControlsAreThere() throws {
      model.isLoaded = false
      let screen = try PresentingScreen(width: 800) { Columns(model: model) }
      try focus("second", in: screen.root)
      model.path = [1]
      try #require(MainLoop.pump { screen.root.label("page 1")?.isMapped == true })
      model.isLoaded = true
      #expect(settles(on: "control 1", in: screen.root))
      screen.close()
    }

    @Test(arguments: [true, false]) func screenThatLoadsShowsItWhereItWasShown(_ isShown: Bool) throws {
      model.isLoaded = false
      let screen = try PresentingScreen(width: 800) { Columns(model: model) }
      try focus("second", in: screen.root)
      screen.root.showsFocus = isShown
      model.path = [1]
      try #require(MainLoop.pump { screen.root.label("page 1")?.isMapped == true })
      // As GTK does when the key is released without a focused widget.
      screen.root.showsFocus = false
      model.isLoaded = true
      #expect(settles(on: "control 1", in: screen.root))
      #expect(screen.root.showsFocus == isShown)
      screen.close()
    }

    @Test func selectedRowHasItInANewWindow() throws {
      struct Rows: View {
        @State private var selection: Int? = 2
        var body: some View {
          NavigationSplitView {
            List(0..<5, id: \.self, selection: $selection) { Text("row \($0)") }
          } detail: {
            Button("detail") {}
          }
        }
      }
      let screen = try PresentingScreen(width: 800) { Rows() }
      #expect(settles(on: "row 2", in: screen.root))
      screen.close()
    }

    @Test func controlBelowATextThatScrollsHasItInASheet() throws {
      struct Question: View {
        var body: some View {
          VStack {
            ScrollView {
              VStack {
                Text("what is asked").frame(height: 400)
                ScrollView(.horizontal) { Text("wide").frame(width: 900) }
              }
            }
            Button("answer") {}
          }
        }
      }
      struct Asking: View {
        @ObservedObject var model: Model
        var body: some View { Text("below").sheet(isPresented: $model.hasSheet) { Question() } }
      }
      let screen = try PresentingScreen(width: 800) { Asking(model: model) }
      model.hasSheet = true
      let sheet = try screen.waitForPresented("what is asked")
      #expect(settles(on: "answer", in: sheet))
      screen.close()
    }

    @Test(arguments: [true, false]) func messageGivesItBack(whenItsPlaceIsThere isThere: Bool) throws {
      struct Messages: View {
        @ObservedObject var model: Model
        @State private var toast: Toast?
        var body: some View {
          VStack {
            Button("outside") {}
            VStack {
              Button("neighbour") {}
              if model.hasOpener { Button("opener") { toast = Toast("gone", actionTitle: "Undo", timeout: nil) } }
            }
          }
          .toast($toast)
        }
      }
      let screen = try PresentingScreen(width: 800) { Messages(model: model) }
      try focus("opener", in: screen.root)
      try screen.tap("opener")
      try focus("Undo", in: screen.root)
      model.hasOpener = isThere
      try #require(MainLoop.pump { (screen.root.button("opener") != nil) == isThere })
      try screen.tap("Undo")
      #expect(settles(on: isThere ? "opener" : "neighbour", in: screen.root))
      screen.close()
    }

    @Test func sheetGivesItBack() throws {
      let screen = try PresentingScreen(width: 800) { Root(model: model) }
      try focus("opener", in: screen.root)
      model.hasSheet = true
      let sheet = try screen.waitForPresented("in the sheet")
      #expect(settles(on: "in the sheet", in: sheet))
      model.hasSheet = false
      try #require(screen.waitForNothing())
      #expect(settles(on: "opener", in: screen.root))
      model.hasSheet = true
      _ = try screen.waitForPresented("in the sheet")
      model.hasOpener = false
      try #require(MainLoop.pump { screen.root.button("opener") == nil })
      model.hasSheet = false
      try #require(screen.waitForNothing())
      #expect(settles(on: "second", in: screen.root), "what had it is gone, and its neighbour has it")
      screen.close()
    }

    @Test func tabsKeepTheirOwn() throws {
      let screen = try PresentingScreen { Tabs(model: model) }
      try focus("second", in: screen.root)
      model.tab = 1
      #expect(settles(on: "third", in: screen.root))
      model.tab = 0
      #expect(settles(on: "second", in: screen.root))
      screen.close()
    }

    @Test func tabControllersTabsKeepTheirOwn() throws {
      let tabs = TabController()
      tabs.viewControllers = [
        HostingController(
          rootView: VStack {
            Button("first") {}
            Button("second") {}
          }), HostingController(rootView: Button("third") {}),
      ]
      let window = try TestApplication.show(tabs)
      let shown = TestApplication.windows[0]
      try focus("second", in: shown)
      tabs.selectedIndex = 1
      #expect(settles(on: "third", in: shown))
      tabs.selectedIndex = 0
      #expect(settles(on: "second", in: shown))
      window.close()
    }

    @Test func collapsedColumnThatComesHasIt() throws {
      let screen = try PresentingScreen(width: 360) { Columns(model: model) }
      let split = try #require(screen.controller.children.first as? SplitController)
      try #require(MainLoop.pump { split.isCollapsed })
      try focus("sidebar two", in: screen.root)
      split.show(.secondary)
      #expect(settles(on: "first", in: screen.root))
      screen.close()
    }

    @Test func collapsedColumnThatComesBackHasItWhereItWas() throws {
      let screen = try PresentingScreen(width: 360) { Columns(model: model) }
      let split = try #require(screen.controller.children.first as? SplitController)
      try #require(MainLoop.pump { split.isCollapsed })
      try focus("sidebar two", in: screen.root)
      for _ in 0..<2 {
        split.show(.secondary)
        #expect(settles(on: "first", in: screen.root))
        screen.root.backButton?.takeFocus()
        screen.root.backButton?.emit("clicked")
        #expect(settles(on: "sidebar two", in: screen.root))
      }
      screen.close()
    }

    @Test func rowOfACollapsedColumnHasItAgain() throws {
      struct Rows: View {
        let model: Model
        @State private var selection: Int?
        var body: some View {
          NavigationSplitView {
            List(0..<20, id: \.self, selection: $selection) { Text("row \($0)") }
          } detail: {
            Root(model: model)
          }
        }
      }
      let screen = try PresentingScreen(width: 360) { Rows(model: model) }
      let split = try #require(screen.controller.children.first as? SplitController)
      try #require(MainLoop.pump { split.isCollapsed })
      let row = try #require(screen.root.all("GtkListItemWidget").first { $0.texts == ["row 3"] })
      row.takeFocus()
      for _ in 0..<2 {
        split.show(.secondary)
        #expect(settles(on: "first", in: screen.root))
        screen.root.backButton?.emit("clicked")
        #expect(settles(on: "row 3", in: screen.root))
      }
      screen.close()
    }

    private struct Shelves: View {
      let isFromData: Bool

      var body: some View {
        NavigationStack {
          List {
            Text("featured")
            if isFromData { ForEach(["shelf"], id: \.self) { _ in shelf } } else { shelf }
          }
          .navigationTitle("Shelves")
        }
      }

      private var shelf: some View {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<3) { number in NavigationLink("link \(number)") { Button("inside") {} } } }
        }
      }
    }

    @Test(arguments: [false, true]) func aLinkAmongOthersInARowHasItAgain(isFromData: Bool) async throws {
      let screen = try await ClickedScreen { Shelves(isFromData: isFromData) }
      let window = try #require(Gtk.shownWindows.first)
      try focus("link 1", in: window)
      try await screen.press("Return", to: "inside")
      // GTK discards the cells of the list only when that has left the window.
      #expect(await MainLoop.wait { window.label("featured") == nil })
      try await screen.press("alt+Left", to: "link 1")
    }

    @Test func columnThatCollapsesGivesItToTheOther() throws {
      let screen = try PresentingScreen(width: 800) { Columns(model: model) }
      let split = try #require(screen.controller.children.first as? SplitController)
      try focus("second", in: screen.root)
      gtk_window_set_default_size(screen.root.cast(), 360, 300)
      try #require(MainLoop.pump { split.isCollapsed })
      #expect(settles(on: "sidebar one", in: screen.root))
      screen.close()
    }
  }
}
