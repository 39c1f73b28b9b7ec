import GtkBridgeTesting
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Pages without a tab, as in an app with its own row of tabs.
  @Suite @MainActor struct TabPageTests {
    private struct Page: View {
      let name: String
      let log: Log
      var body: some View {
        Text("page \(name)")
          .onAppear { log.entries.append("+\(name)") }
          .onDisappear { log.entries.append("-\(name)") }
      }
    }

    private struct Tabs: View {
      let log: Log
      var isPaged = false
      var hasMore = true
      @State private var tab = "a"

      var body: some View {
        VStack {
          if isPaged {
            TabView(selection: $tab) {
              ForEach(["a", "b", "c"], id: \.self) { Page(name: $0, log: log).tag($0) }
            }
            .tabViewStyle(.page)
          } else {
            TabView(selection: $tab) {
              Page(name: "a", log: log).tag("a")
              Group {
                Page(name: "b", log: log).tag("b")
                if hasMore { NavigationStack { Page(name: "c", log: log) }.tag("c") }
              }
              .onAppear { log.entries.append("+group") }
              .onDisappear { log.entries.append("-group") }
            }
          }
          ForEach(["a", "b", "c"], id: \.self) { name in Button("Go to \(name)") { tab = name } }
        }
      }
    }

    @Test(arguments: [false, true])
    func onlyTheShownPageAppears(_ isPaged: Bool) throws {
      let log = Log()
      let screen = TestScreen { Tabs(log: log, isPaged: isPaged) }
      screen.layOut()
      screen.appear()
      #expect(log.entries == ["+a"])
      let (into, out) = isPaged ? ([], []) : (["+group"], ["-group"])
      for (name, expected) in [
        ("b", ["-a"] + into + ["+b"]), ("c", ["-b", "+c"]), ("a", out + ["-c", "+a"]), ("a", []),
      ] {
        log.entries = []
        try screen.tap("Go to \(name)")
        screen.flush()
        screen.layOut()
        #expect(log.entries == expected, "to \(name)")
      }
    }

    /// The usual structure of an app: a stack in each tab.
    private struct Stacks: View {
      let log: Log
      @State private var tab = "a"
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            ForEach(["a", "b"], id: \.self) { name in
              NavigationStack {
                Page(name: name, log: log)
                  .navigationDestination(for: String.self) { Page(name: $0, log: log) }
                NavigationLink("push \(name)", value: "on \(name)")
              }
              .tabItem { Text("Tab \(name)") }
            }
          }
          ForEach(["a", "b"], id: \.self) { name in Button("Go to \(name)") { tab = name } }
        }
      }
    }

    @Test func theScreensOfAStackAppearWithItsTab() async throws {
      let log = Log()
      let host = try ViewHost { Stacks(log: log) }
      await host.nextFrame()
      #expect(log.entries == ["+a"])
      try host.tap("push a")
      #expect(await MainLoop.wait { log.entries.contains("-a") })
      #expect(log.entries.sorted() == ["+a", "+on a", "-a"])
      for (name, expected) in [("b", ["-on a", "+b"]), ("a", ["-b", "+on a"])] {
        log.entries = []
        try host.tap("Go to \(name)")
        #expect(await MainLoop.wait { log.entries.count == expected.count })
        #expect(log.entries == expected)
      }
      log.entries = []
      host.close()
      #expect(log.entries == ["-on a"])
    }

    @Test func aRemovedPageDisappears() throws {
      let log = Log()
      let screen = TestScreen { Tabs(log: log) }
      screen.layOut()
      screen.appear()
      try screen.tap("Go to c")
      screen.flush()
      log.entries = []
      screen.controller.rootView = Tabs(log: log, hasMore: false)
      screen.flush()
      #expect(log.entries.contains("-c"))
    }

    private struct Lists: View {
      var body: some View {
        TabView {
          List(0..<3, id: \.self) { Text("first \($0)") }.tabItem { Text("First") }
          List { ForEach(0..<3, id: \.self) { Text("second \($0)") } }.tabItem { Text("Second") }
          Form { Section { ForEach(0..<3, id: \.self) { Text("third \($0)") } } }.tabItem { Text("Third") }
        }
      }
    }

    @Test func aListIsOnePage() throws {
      let tabs = TestScreen { Lists() }
      tabs.layOut()
      #expect(tabs.root.all("GtkToggleButton").map(\.labelTexts) == [["First"], ["Second"], ["Third"]])
      let pages = TestScreen { Lists().tabViewStyle(PageTabViewStyle()) }
      pages.layOut()
      let stack = try #require(pages.root.first("GtkStack"))
      #expect(stack.children.count == 3)
      let list = try #require(pages.root.first("GtkListView"))
      #expect(list.height == stack.height, "the list fills the page")
    }

    @Test func theMouseStillPressesButtonsInPages() async throws {
      struct Pages: View {
        @State private var presses = 0
        var body: some View {
          TabView {
            Button("pressed \(presses)") { presses += 1 }
            Text("second page")
          }
          .tabViewStyle(.page)
        }
      }
      let screen = try await ClickedScreen { Pages() }
      defer { screen.close() }
      try Pointer.drag(try screen.window.label("pressed 0"), by: [(3, 0), (-4, 1)])
      #expect(await MainLoop.wait { screen.shows("pressed 1") }, "a hand shakes")
      try Pointer.drag(try screen.window.label("pressed 1"), by: [(-20, 0), (-80, 0), (-100, 0)])
      #expect(await MainLoop.wait { screen.shows("second page") })
    }

    private struct HidingTabs: View {
      @State private var tab = "first"
      @State private var isHidden = false

      var body: some View {
        TabView(selection: $tab) {
          NavigationStack {
            VStack {
              NavigationLink("Open") {
                Button("Toggle") { isHidden.toggle() }.toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
              }
              Button("Second") { tab = "second" }
            }
          }
          .tabItem { Text("Tab one") }.tag("first")
          Button("First") { tab = "first" }.toolbar(.hidden, for: .tabBar)
            .tabItem { Text("Tab two") }.tag("second")
        }
      }
    }

    @Test func aVisiblePageHidesTheTabs() async throws {
      let host = try ViewHost { HidingTabs() }
      await host.nextFrame()
      let window = TestApplication.windows[0]
      func hasTabs() -> Bool {
        window.all.first { $0.typeName == "GtkToggleButton" && $0.texts == ["Tab one"] }?.isMapped == true
      }
      #expect(hasTabs())
      try host.tap("Second")
      #expect(await MainLoop.wait { !hasTabs() })
      try host.tap("First")
      #expect(await MainLoop.wait { hasTabs() })
      try host.tap("Open")
      #expect(await MainLoop.wait { window.button("Toggle")?.isMapped == true })
      #expect(hasTabs())
      try host.tap("Toggle")
      #expect(await MainLoop.wait { !hasTabs() })
      try host.tap("Toggle")
      #expect(await MainLoop.wait { hasTabs() })
      host.close()
    }
  }
}
