import CGtk
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TabViewTests {
    private struct Tabs: View {
      @State var tab = "b"
      var names = ["a", "b", "c"]
      let log: Log

      var body: some View {
        VStack {
          Button("Go to c") { tab = "c" }
          Text("chosen \(tab)")
          TabView(selection: $tab) {
            ForEach(names, id: \.self) { name in
              Text("page \(name)")
                .onAppear { log.entries.append("+\(name)") }
                .onDisappear { log.entries.append("-\(name)") }
                .tabItem { Text("Tab \(name)") }
                .tag(name)
            }
          }
        }
      }
    }

    private func stack(_ screen: TestScreen<some View>) throws -> Gtk.Widget {
      try #require(screen.root.first("GtkStack"))
    }

    private func shown(_ screen: TestScreen<some View>) throws -> [String] {
      try stack(screen).children.filter { gtk_widget_get_child_visible($0.widget) != 0 }.flatMap(\.texts)
    }

    /// Presses a tab as a user does.
    private func choose(_ title: String, in screen: TestScreen<some View>) throws {
      let button = try #require(
        screen.root.all.first { $0.typeName == "GtkToggleButton" && $0.texts.contains(title) })
      gtk_toggle_button_set_active(button.cast(), 1)
    }

    @Test func bindingAndTabsGoTogether() throws {
      let log = Log()
      let screen = TestScreen { Tabs(log: log) }
      screen.layOut()
      #expect(try shown(screen) == ["page b"])
      try choose("Tab a", in: screen)
      screen.flush()
      #expect(screen.texts.contains("chosen a"))
      try screen.tap("Go to c")
      screen.flush()
      #expect(try shown(screen).contains("page c"))
    }

    private struct Stacks: View {
      @State private var tab = "a"
      @State private var path = ["screen"]
      let log: Log

      var body: some View {
        TabView(
          selection: Binding(
            get: { tab },
            set: {
              log.entries.append($0)
              tab = $0
            })
        ) {
          NavigationStack(path: $path) {
            Text("root \(path.count)").navigationDestination(for: String.self) { Text("pushed \($0)") }
          }
          .tabItem { Text("Tab a") }
          .tag("a")
          Text("page b").tabItem { Text("Tab b") }.tag("b")
        }
      }
    }

    @Test func selectingTheSelectedTabOnceMoreShowsItsRoot() throws {
      let log = Log()
      let screen = TestScreen { Stacks(log: log) }
      screen.appear()
      screen.layOut()
      let button = try #require(screen.root.all("GtkToggleButton").first { $0.texts.contains("Tab a") })
      try choose("Tab b", in: screen)
      try choose("Tab a", in: screen)
      screen.flush()
      #expect(screen.texts.contains("pushed screen"), "a change of the tab keeps the screens")
      button.emit("clicked")
      screen.flush()
      #expect(screen.texts.contains("root 0") && button.property("active"))
      #expect(log.entries == ["b", "a", "a"])
    }

    @Test func viewsAppearWithTheirTab() throws {
      let log = Log()
      let screen = TestScreen { Tabs(log: log) }
      screen.appear()
      screen.flush()
      #expect(log.entries == ["+b"])
      try choose("Tab a", in: screen)
      screen.flush()
      #expect(log.entries == ["+b", "-b", "+a"])
      screen.disappear()
      #expect(log.entries == ["+b", "-b", "+a", "-a"])
    }

    @Test func tabsComeGoAndMove() throws {
      let log = Log()
      let screen = TestScreen { Tabs(log: log) }
      screen.controller.rootView = Tabs(names: ["c", "b", "d"], log: log)
      screen.flush()
      #expect(try stack(screen).children.flatMap(\.texts) == ["page c", "page b", "page d"])
      let titles = screen.root.all.filter { $0.typeName == "GtkToggleButton" }.flatMap(\.texts)
      #expect(titles == ["Tab c", "Tab b", "Tab d"])
      #expect(try shown(screen) == ["page b"])
    }

    @Test func tabsWithoutTagsStandForTheirPlace() throws {
      let screen = TestScreen {
        TabView {
          Text("first").tabItem { Text("1") }
          Text("second").tabItem { Image(systemName: "star") }
        }
      }
      screen.layOut()
      #expect(try shown(screen) == ["first"])
      try choose("1", in: screen)
      #expect(screen.root.all("GtkToggleButton").count == 2)
    }

    @Test func labelOfATabChanges() throws {
      struct Named: View {
        @State private var isNamed = false
        var body: some View {
          TabView {
            Button("name") { isNamed.toggle() }.tabItem {
              if isNamed { Text("Stars") } else { Image(systemName: "star") }
            }
          }
        }
      }
      let screen = TestScreen { Named() }
      func texts() -> [String]? { screen.root.first("GtkToggleButton")?.labelTexts }
      #expect(texts() == [])
      try screen.tap("name")
      screen.flush()
      #expect(texts() == ["Stars"])
      try screen.tap("name")
      screen.flush()
      #expect(texts() == [])
    }

    @Test func rolesAreThoseOfTabs() throws {
      let screen = TestScreen { Tabs(log: Log()) }
      #expect(screen.root.all.contains { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB_LIST) })
      let tabs = screen.root.all("GtkToggleButton")
      #expect(tabs.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) })
    }

    private struct Five: View {
      var badge = 3
      var body: some View {
        TabView {
          Text("home").tabItem { Label("Home", systemImage: "house") }
          Text("search").tabItem { Label("Search", systemImage: "magnifyingglass") }
          Text("alerts").tabItem {
            Image(systemName: "bell")
            Text("Alerts")
          }
          .badge(badge)
          Text("profile").badge("new").tabItem { Label("Profile", systemImage: "person") }
          Text("settings").tabItem {
            if badge == 3 { Label("Settings", systemImage: "gear") } else { Text("Settings") }
          }
        }
      }
    }

    @Test(arguments: [Int32(360), 400, 900]) func fiveTabsAreAllInSight(width: Int32) throws {
      let screen = TestScreen(width: width, height: 400) { Five() }
      screen.layOut()
      let tabs = screen.root.all("GtkToggleButton").map { $0.bounds(in: screen.root) }
      #expect(tabs.count == 5 && tabs.allSatisfy { $0.x >= 0 && $0.maxX <= Int(width) })
      #expect(screen.root.bounds(in: screen.root).width == Int(width))
      let widths = tabs.map(\.width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    }

    @Test func fiveTabsTakeClicksInANarrowWindow() async throws {
      let screen = try await ClickedScreen(width: 360) { Five() }
      defer { screen.close() }
      for title in ["Settings", "Profile", "Alerts", "Search", "Home"] {
        try screen.click(title)
        #expect(await MainLoop.wait { screen.shows(title.lowercased()) }, "\(title)")
      }
    }

    @Test func iconsStandAboveTitles() throws {
      let screen = TestScreen { Five() }
      screen.layOut()
      for tab in screen.root.all("GtkToggleButton") {
        let title = try #require(tab.all.first { $0.labelText != nil }).bounds(in: tab)
        let icon = try #require(tab.all.first { $0.typeName == "GtkImage" }).bounds(in: tab)
        #expect(icon.maxY <= title.y)
      }
    }

    @Test func badgeLeavesTheIconAboveTheTitle() throws {
      let screen = TestScreen {
        TabView { Text("inbox").badge(12).tabItem { Label("Inbox", systemImage: "tray") } }
      }
      screen.layOut()
      let icon = try #require(screen.root.first("GtkImage")).bounds(in: screen.root)
      let (title, badge) = (try screen.bounds(of: "Inbox"), try screen.bounds(of: "12"))
      #expect(abs(icon.x + icon.width / 2 - title.x - title.width / 2) <= 1, "\(icon) \(title)")
      #expect(badge.x < icon.maxX && badge.maxX > icon.maxX && badge.y < icon.y + icon.height / 2, "\(badge) \(icon)")
      #expect(badge.x >= icon.x + icon.width / 2, "half of the icon is free: \(badge) \(icon)")
    }

    @Test func longBadgesStayOnTheirTabs() throws {
      let screen = TestScreen {
        TabView {
          ForEach(["new", "128", "99+"], id: \.self) { badge in
            Text("page").badge(badge).tabItem { Label("A", systemImage: "tray") }
          }
        }
      }
      screen.layOut()
      for tab in screen.root.all("GtkToggleButton") {
        let badge = try #require(tab.all("GtkLabel").first { $0.texts != ["A"] }).bounds(in: screen.root)
        #expect(badge.maxX <= tab.bounds(in: screen.root).maxX, "\(tab.texts)")
      }
    }

    @Test func whatLeavesAPageIsBelowTheTabs() throws {
      let screen = TestScreen { Five() }
      screen.layOut()
      #expect(screen.root.first("GtkStack")?.clipsContent == true)
    }

    @Test func badgesOfPagesAreOnTheirTabs() throws {
      let screen = TestScreen { Five() }
      func texts() -> [[String]] { screen.root.all("GtkToggleButton").map(\.texts) }
      screen.flush()
      #expect(texts()[2] == ["Alerts", "3"] && texts()[3] == ["Profile", "new"] && texts()[0] == ["Home"])
      screen.controller.rootView = Five(badge: 0)
      screen.flush()
      #expect(texts()[2] == ["Alerts"])
    }

    @Test func pressOfTheSelectedTabLeavesItSelected() throws {
      let screen = TestScreen { Five() }
      let first = try #require(screen.root.all("GtkToggleButton").first)
      #expect(gtk_toggle_button_get_active(first.cast()) != 0)
      first.emit("clicked")
      #expect(gtk_toggle_button_get_active(first.cast()) != 0)
    }

    private struct Pages: View {
      var style = TabViewStyle.page
      @State private var page = 0
      var body: some View {
        VStack {
          Text("page \(page)")
          TabView(selection: $page) { ForEach(0..<3) { Text("content \($0)").tag($0) } }
            .tabViewStyle(style)
        }
      }
    }

    @Test func pagesAreTurnedByDots() throws {
      let screen = TestScreen { Pages() }
      screen.layOut()
      let dots = screen.root.all("GtkToggleButton")
      #expect(dots.count == 3 && dots.allSatisfy { $0.bounds(in: screen.root).width < 30 })
      gtk_toggle_button_set_active(dots[2].cast(), 1)
      screen.flush()
      #expect(screen.texts.contains("page 2"))
      #expect(gtk_toggle_button_get_active(dots[0].cast()) == 0)
      let plain = TestScreen { Pages(style: .page(indexDisplayMode: .never)) }
      #expect(plain.root.all("GtkToggleButton").isEmpty)
      let always = TestScreen { Text("a").tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)) }
      #expect(always.texts == ["a"])
    }

    @Test func pagesAreTurnedByWheelKeysAndDrags() async throws {
      let screen = try await ClickedScreen { Pages(style: .page(indexDisplayMode: .never)) }
      func shows(_ page: Int) async throws -> Bool {
        let window = try screen.window
        return await MainLoop.wait {
          window.label("page \(page)") != nil && window.label("content \(page)")?.isMapped == true
        }
      }
      try InputDevices.turnWheelSideways(1, toRight: true, atX: 200, y: 250)
      #expect(try await shows(1))
      try InputDevices.press("Page_Down")
      #expect(try await shows(2))
      try InputDevices.press("Page_Down", "Page_Up")
      #expect(try await shows(1), "there is no page after the last")
      try screen.point(at: "content 1")
      try InputDevices.pressButton()
      for _ in 0..<8 { try Pointer.send(["mousemove_relative", "--", "25", "0"]) }
      try InputDevices.releaseButton()
      #expect(try await shows(0))
      screen.close()
    }

    @Test func dotsOfASinglePageAreHiddenUnlessTheyAreAlwaysWanted() throws {
      func dots(_ mode: PageTabViewStyle.IndexDisplayMode, pages: Int) -> Int {
        let screen = TestScreen {
          TabView { ForEach(0..<pages) { Text("page \($0)") } }.tabViewStyle(.page(indexDisplayMode: mode))
        }
        screen.layOut()
        return screen.root.all("GtkToggleButton").count { $0.isMapped }
      }
      #expect(dots(.automatic, pages: 1) == 0 && dots(.automatic, pages: 2) == 2)
      #expect(dots(.always, pages: 1) == 1 && dots(.never, pages: 2) == 0)
    }

    @Test func nothingIsLeft() throws {
      let log = Log()
      let screen = TestScreen { ToggledContent(content: Tabs(log: log)) }
      let reference = Gtk.WeakReference(try stack(screen))
      screen.appear()
      screen.flush()
      try screen.tap("Toggle")
      screen.flush()
      #expect(!reference.isAlive)
      #expect(log.entries == ["+b", "-b"])
    }
  }
}
