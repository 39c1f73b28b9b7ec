import CGtk
import GtkObjects
import Testing

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
      let icons = screen.root.all("GtkToggleButton").flatMap(\.iconNames)
      #expect(icons == ["star"])
    }

    @Test func iconGivesWayToATitle() throws {
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
      func tab() -> Gtk.Widget? { screen.root.first("GtkToggleButton") }
      #expect(tab()?.iconNames == ["star"])
      try screen.tap("name")
      screen.flush()
      #expect(tab()?.iconNames == [] && tab()?.labelTexts == ["Stars"])
      try screen.tap("name")
      screen.flush()
      #expect(tab()?.iconNames == ["star"])
    }

    @Test func rolesAreThoseOfTabs() throws {
      let screen = TestScreen { Tabs(log: Log()) }
      #expect(try #require(screen.root.first("GtkStackSwitcher")).hasRole(GTK_ACCESSIBLE_ROLE_TAB_LIST))
      let tabs = screen.root.all("GtkToggleButton")
      #expect(tabs.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) })
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
