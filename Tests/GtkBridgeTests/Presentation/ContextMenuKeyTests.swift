import CGtk
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Context menus without the pointer: the focus after they have closed.
  @Suite @MainActor struct ContextMenuKeyTests {
    /// A field that would get the focus if it is not returned, and a place with a menu.
    private struct Screen<Place: View>: View {
      @ViewBuilder let place: (_ title: String) -> Place
      @State private var count = 0

      var body: some View {
        VStack {
          TextField("field", text: .constant(""))
          place("count \(count)").contextMenu { Button("Count") { count += 1 } }
        }
      }
    }

    private struct Rows: View {
      @State private var count = 0

      var body: some View {
        VStack {
          TextField("field", text: .constant(""))
          List(0..<3, id: \.self) { row in
            Text("row \(row), \(count)").contextMenu { Button("Count") { count += 1 } }
          }
        }
      }
    }

    /// Opens the menu of the focused view twice, chooses the item once, and expects the focus in its previous place.
    private func use(_ keys: String, in screen: ClickedScreen, from focus: Gtk.Widget, done: String) async throws {
      let window = try screen.window
      for closing in ["Escape", "Return"] {
        try InputDevices.press(keys)
        let isOpen = await MainLoop.wait { window.menuItem("Count")?.focusedDescendant != nil }
        #expect(isOpen, "\(keys) opens the menu")
        try InputDevices.press(closing)
        #expect(await MainLoop.wait { window.menuItem("Count")?.isMapped != true })
        await screen.nextFrame()
        await screen.nextFrame()
        #expect(focus.focusedDescendant?.isSame(as: focus) == true, "\(closing) returns the focus")
      }
      #expect(await MainLoop.wait { window.all.contains { $0.labelText == done } })
    }

    private struct Cards: View {
      @State private var count = 0

      var body: some View {
        Button("before") {}
        HStack { Text("card \(count)") }.contextMenu { Button("Count") { count += 1 } }
        HStack { Button("inside") {} }.contextMenu { Button("Other") {} }
        Button("after") {}
      }
    }

    @Test func tabReachesAPlaceThatHasNothingButAMenu() async throws {
      let screen = try await ClickedScreen { Cards() }
      let window = try screen.window
      try #require(window.button("before")).grabFocus()
      try await screen.press("Tab", to: "card 0")
      let card = try #require(window.focusedDescendant)
      try await use("Return", in: screen, from: card, done: "card 1")
      try await screen.press("shift+Tab", to: "before")
      try await screen.press("Tab", to: "card 1")
      #expect(card.accessible(.label) == "card 1", "its menu is no part of it")
      try await screen.press("Tab", to: "inside")
      try await screen.press("Tab", to: "after")
    }

    private struct Poster: View {
      let isButton: Bool
      @State private var count = 0

      private var label: some View { Text("poster \(count)").contextMenu { Button("Count") { count += 1 } } }

      var body: some View {
        VStack {
          Button("before") {}
          if isButton { Button(action: { count += 10 }, label: { label }) } else { label.onTapGesture { count += 10 } }
          Button("after") {}
        }
      }
    }

    /// The menu of a label opens from its control, which is one stop.
    @Test(arguments: [true, false], ["shift+F10", "Menu"])
    func aControlAndTheMenuOfItsLabelAreOneStop(isButton: Bool, keys: String) async throws {
      let screen = try await ClickedScreen { Poster(isButton: isButton) }
      let window = try screen.window
      try #require(window.button("before")).grabFocus()
      try await screen.press("Tab", to: "poster 0")
      let control = try #require(window.focusedDescendant)
      try await use(keys, in: screen, from: control, done: "poster 1")
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { window.all.contains { $0.labelText == "poster 11" } }, "Return presses the control")
      try await screen.press("Tab", to: "after")
    }

    @Test(arguments: ["shift+F10", "Menu"]) func rowHasTheFocusAgain(keys: String) async throws {
      let screen = try await ClickedScreen { Rows() }
      let list = try #require(try screen.window.all.first { $0.typeName == "GtkListView" })
      let row = try #require(list.children.first { $0.texts.contains("row 1, 0") })
      row.grabFocus()
      try await use(keys, in: screen, from: row, done: "row 1, 1")
    }

    @Test(arguments: ["Down", "Up", "Tab", "shift+Tab"]) func focusStaysInAMenuOfOneItem(key: String) async throws {
      let screen = try await ClickedScreen { Rows() }
      let window = try screen.window
      let list = try #require(window.all.first { $0.typeName == "GtkListView" })
      try #require(list.children.first { $0.texts.contains("row 1, 0") }).grabFocus()
      try InputDevices.press("Menu")
      #expect(await MainLoop.wait { window.menuItem("Count")?.focusedDescendant != nil })
      for _ in 0..<3 {
        try InputDevices.press(key)
        await screen.nextFrame()
        await screen.nextFrame()
      }
      #expect(window.menuItem("Count")?.focusedDescendant != nil)
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { window.all.contains { $0.labelText == "row 1, 1" } }, "the item is chosen")
    }

    @Test(arguments: ["Down", "Home"]) func focusStaysInAMenuWithoutAnEnabledItem(key: String) async throws {
      let screen = try await ClickedScreen {
        List(0..<3, id: \.self) { row in
          Text("row \(row)").contextMenu { Button("Never") {}.disabled(true) }
        }
      }
      let window = try screen.window
      let list = try #require(window.all.first { $0.typeName == "GtkListView" })
      let row = try #require(list.children.first { $0.texts.contains("row 1") })
      row.grabFocus()
      try InputDevices.press("Menu")
      #expect(await MainLoop.wait { window.menuItem("Never")?.isMapped == true })
      try InputDevices.press(key)
      await screen.nextFrame()
      await screen.nextFrame()
      let others = list.children.filter { !$0.isSame(as: row) }
      #expect(!others.contains { $0.focusedDescendant != nil })
      try InputDevices.press("Escape")
      #expect(await MainLoop.wait { window.menuItem("Never")?.isMapped != true })
    }

    @Test func menuHasNoNamesOfClasses() async throws {
      let screen = try await ClickedScreen { Rows() }
      let window = try screen.window
      let list = try #require(window.all.first { $0.typeName == "GtkListView" })
      try #require(list.children.first { $0.texts.contains("row 1, 0") }).grabFocus()
      try InputDevices.press("Menu")
      #expect(await MainLoop.wait { window.menuItem("Count")?.focusedDescendant != nil })
      let menu = try #require(window.all.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped })
      #expect(menu.accessible(.label) == "")
      let stack = try #require(menu.all.first { $0.typeName == "GtkStack" })
      let page = gtk_stack_get_page(stack.opaque, try #require(stack.children.first).widget)
      #expect(gtk_test_accessible_has_property(page, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      try InputDevices.press("Escape")
      #expect(await MainLoop.wait { window.menuItem("Count")?.isMapped != true })
    }

    @Test(arguments: ["shift+F10", "Menu"]) func buttonHasTheFocusAgain(keys: String) async throws {
      let screen = try await ClickedScreen { Screen { Button($0) {} } }
      let button = try #require(try screen.window.button("count 0"))
      button.grabFocus()
      try await use(keys, in: screen, from: button, done: "count 1")
    }
  }
}
