import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Menu, link, disclosure, group box, section and form.
  @Suite @MainActor struct MenuTests {
    @Test func itemRunsItsActionAndClosesTheMenu() throws {
      let log = Log()
      let screen = TestScreen {
        Menu("More") {
          Button("Open_All") { log.entries.append("open") }
          Divider()
          Button("Quit") {}.disabled(true)
        }
      }
      screen.layOut()
      let button = try #require(screen.root.first("GtkMenuButton"))
      let inner = try #require(button.firstChild)
      #expect(inner.isLabelledByAnother, "what takes the focus has the name")
      #expect(button.hasRole(GTK_ACCESSIBLE_ROLE_GROUP), "and is the only button there")
      let menu = try open(button)
      let item = try #require(menu.menuItem("Open_All"))
      #expect(item.hasRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM))
      #expect(menu.menuItem("Quit")?.isEnabled == false)
      #expect(menu.isVisible)
      item.emit("clicked")
      #expect(log.entries == ["open"])
      #expect(!menu.isVisible)
    }

    /// A stack in a menu consists only of its views, and an icon has a name.
    @Test func stacksAndIconsAreLines() throws {
      let log = Log()
      let screen = TestScreen {
        Menu("More") {
          VStack {
            Button("One") { log.entries.append("one") }
            HStack {
              Button("Two") { log.entries.append("two") }
              Button {
              } label: {
                Image(systemName: "star").resizable()
              }
            }
          }
          HStack {
            Text("only")
            Text("texts")
          }
        }
        Button {
        } label: {
          Image(systemName: "star").resizable().frame(width: 20, height: 20)
        }
      }
      screen.layOut()
      let menu = try open(try #require(screen.root.first("GtkMenuButton")))
      #expect(menu.menuItem("only texts") != nil)
      #expect(menu.texts.contains("Star") || menu.texts.contains("star"), "\(menu.texts)")
      for name in ["One", "Two"] { try #require(menu.menuItem(name)).emit("clicked") }
      #expect(log.entries == ["one", "two"])
      #expect(try #require(screen.root.all("GtkButton").last).isLabelledByAnother)
    }

    @Test func menusInRowsAreTextsInLineWithTheOthers() throws {
      let screen = TestScreen(width: 400) {
        List {
          Text("Row")
          Menu("Whole") { Button("a") {} }
          HStack {
            Text("Beside")
            Menu("Options") { Button("a") {} }
          }
        }
        Menu("Outside") { Button("a") {} }
      }
      screen.appear()
      screen.layOut()
      func isFlat(_ title: String) throws -> Bool {
        let menu = try #require(screen.root.all("GtkMenuButton").first { $0.texts.contains(title) })
        return try #require(menu.firstChild).hasStyleClass("flat")
      }
      #expect(try isFlat("Whole") && isFlat("Options") && !isFlat("Outside"))
      let starts = try ["Row", "Whole"].map { try #require(screen.root.label($0)).bounds(in: screen.root).x }
      #expect(starts[0] == starts[1])
    }

    private func open(_ button: Gtk.Widget) throws -> Gtk.Widget {
      gtk_menu_button_popup(button.opaque)
      let popover = try #require(gtk_menu_button_get_popover(button.opaque))
      return Gtk.Widget(retaining: UnsafeMutableRawPointer(popover))
    }

    private func isOn(_ item: Gtk.Widget?) -> Bool? { item?.property("active", as: Bool.self) }

    @Test func linesAreWhatTheViewsAre() throws {
      struct Everything: View {
        @State var isOn = true
        @State var size = 2
        let log: Log
        var body: some View {
          Menu("More") {
            Toggle("Bold", isOn: $isOn)
            Picker("Size", selection: $size) { ForEach(1..<4, id: \.self) { Text("size \($0)") } }
            Section("Part") { Button("In part", systemImage: "star") { log.entries.append("in part") } }
            Menu("Deeper") { Button("Deep") { log.entries.append("deep") } }
            Button("Delete", role: .destructive) {}
            Text("Only text")
          }
        }
      }
      let log = Log()
      let screen = TestScreen { Everything(log: log) }
      screen.layOut()
      let button = try #require(screen.root.first("GtkMenuButton"))
      var menu = try open(button)
      #expect(["In part", "Deeper"].allSatisfy { menu.menuItem($0)?.isEnabled == true })
      #expect(isOn(menu.menuItem("Bold")) == true)
      #expect((1...3).map { isOn(menu.menuItem("size \($0)")) } == [false, true, false])
      #expect(menu.menuItem("Only text")?.isEnabled == false)
      #expect(menu.label("Delete")?.hasStyleClass("error") == true)
      #expect(MainLoop.pump { menu.label("Size") != nil && menu.label("Part") != nil })
      menu.menuItem("size 3")?.emit("clicked")
      menu.menuItem("Bold")?.emit("clicked")
      screen.flush()
      menu = try open(button)
      #expect((1...3).map { isOn(menu.menuItem("size \($0)")) } == [false, false, true])
      #expect(isOn(menu.menuItem("Bold")) == false)
      menu.menuItem("In part")?.emit("clicked")
      menu = try open(button)
      menu.menuItem("Deep")?.emit("clicked")
      #expect(log.entries == ["in part", "deep"])
    }

    @Test func longLinesAreCut() throws {
      let screen = TestScreen { Menu("More") { Button(String(repeating: "W", count: 90_000)) {} } }
      screen.layOut()
      let menu = try open(try #require(screen.root.first("GtkMenuButton")))
      #expect(menu.naturalWidth < 800)
    }

    /// GTK adds the lines between sections after a menu has opened, and did not always make room for them.
    @Test func everyOpeningHasRoomForAllItems() throws {
      let screen = TestScreen {
        Menu("More") {
          Button("a") {}
          Divider()
          Button("b") {}
          Divider()
          Button("c") {}
        }
      }
      screen.layOut()
      let button = try #require(screen.root.first("GtkMenuButton"))
      for opening in 0..<60 {
        let menu = try open(button)
        #expect(MainLoop.pump { menu.isMapped && menu.all.count { $0.typeName == "GtkSeparator" && $0.isMapped } == 2 })
        try #require(
          MainLoop.pump { menu.height >= menu.extent(on: .vertical).natural },
          "opening \(opening): \(menu.height) points")
        gtk_menu_button_popdown(button.opaque)
        #expect(MainLoop.pump { !menu.isMapped })
      }
    }

    @Test func arrowStandsBesideTextAlone() throws {
      let screen = TestScreen {
        Menu("Text") { Button("a") {} }
        Menu("Both", systemImage: "star") { Button("a") {} }
        Menu("Icon", systemImage: "star") { Button("a") {} }.labelStyle(.iconOnly)
        Menu {
          Button("a") {}
        } label: {
          Image(systemName: "star")
        }
        Menu("Unseen") { Button("a") {} }.labelsHidden()
      }
      let arrows = screen.root.all("GtkMenuButton").map { $0.property("always-show-arrow", as: Bool.self) }
      #expect(arrows == [true, true, false, false, true])
    }

    @Test func linkHasItsAddress() throws {
      func link(_ address: String) throws -> Link<Text> { Link("GTK", destination: try #require(URL(string: address))) }
      let first = try link("https://gtk.org")
      let screen = TestScreen { first }
      let button = try #require(screen.root.first("GtkLinkButton"))
      #expect(button.hasRole(GTK_ACCESSIBLE_ROLE_LINK))
      #expect(button.property("uri") == "https://gtk.org")
      screen.controller.rootView = try link("https://gnome.org/a%20b")
      screen.flush()
      #expect(button.property("uri") == "https://gnome.org/a%20b")
    }

    @Test func disclosureOpensAndCloses() throws {
      struct Details: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            DisclosureGroup("Details", isExpanded: $isOpen) { Text("inside") }
            Text(isOpen ? "open" : "closed")
            Button("toggle") { isOpen.toggle() }
          }
        }
      }
      let screen = TestScreen { Details() }
      let expander = try #require(screen.root.first("GtkExpander"))
      expander.setProperty("expanded", to: true)
      screen.flush()
      #expect(screen.texts.contains("open"))
      try screen.tap("toggle")
      screen.flush()
      #expect(expander.property("expanded") == false)
      #expect(expander.isLabelledByAnother)
    }

    @Test func disclosureKeepsItsOwnState() throws {
      let screen = TestScreen { DisclosureGroup("Details") { Text("inside") } }
      let expander = try #require(screen.root.first("GtkExpander"))
      expander.setProperty("expanded", to: true)
      screen.flush()
      screen.controller.rootView = DisclosureGroup("Details") { Text("inside again") }
      screen.flush()
      #expect(expander.property("expanded") == true)
    }

    @Test func formsRowsStandInCardsBelowEachOther() throws {
      let screen = TestScreen(width: 800, height: 600) {
        Form {
          Section("General") {
            Text("one")
            Picker("Size", selection: .constant(1)) { Text("1").tag(1) }
          }
          Section {
            Text("three")
          } header: {
            Text("Other")
          } footer: {
            Text("note")
          }
        }
        GroupBox("Box") { Text("in a box") }
      }
      screen.layOut()
      let tops = try ["General", "one", "Size", "Other", "three", "note"].map { try screen.bounds(of: $0).y }
      #expect(tops == tops.sorted())
      #expect(try screen.bounds(of: "one").x > screen.bounds(of: "General").x)
      let menu = try #require(screen.root.first("GtkDropDown")).bounds(in: screen.root)
      #expect(menu.maxX > 650 && menu.maxX < 700, "the control stands at the end of a row of 600 points")
      #expect(screen.root.first("GtkFrame") != nil)
    }
  }
}
