import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Menu, link, disclosure, group box, section and form.
  @Suite @MainActor struct MenuTests {
    @Test func itemRunsItsActionAndClosesTheMenu() throws {
      let log = Log()
      let screen = TestScreen {
        Menu("More") {
          Button("Open") { log.entries.append("open") }
          Divider()
          Button("Quit") {}.disabled(true)
        }
      }
      screen.layOut()
      let button = try #require(screen.root.first("GtkMenuButton"))
      let inner = try #require(button.firstChild)
      #expect(inner.isLabelledByAnother, "what takes the focus has the name")
      #expect(button.hasRole(GTK_ACCESSIBLE_ROLE_GROUP), "and is the only button there")
      let popover = try #require(gtk_menu_button_get_popover(button.opaque))
      let items = Gtk.Widget(retaining: UnsafeMutableRawPointer(popover))
      gtk_menu_button_popup(button.opaque)
      let open = try #require(items.button("Open"))
      #expect(open.hasRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM))
      #expect(items.button("Quit")?.isSensitive == false)
      #expect(items.isVisible)
      open.emit("clicked")
      #expect(log.entries == ["open"])
      #expect(!items.isVisible)
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
