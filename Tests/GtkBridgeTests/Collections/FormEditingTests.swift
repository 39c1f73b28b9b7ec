import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The edits of the user in the rows of cards: deleting, moving and swiping them.
  @Suite @MainActor struct FormEditingTests {
    private struct Meeting: View {
      @State private var people = ["Ana", "Bea", "Cid", "Dov"]
      @State private var latest = "none"

      var body: some View {
        Form {
          Section("Attendees") {
            ForEach(people, id: \.self) { person in
              Text(person).deleteDisabled(person == "Dov")
            }
            .onDelete { people.remove(atOffsets: $0) }
            .onMove { people.move(fromOffsets: $0, toOffset: $1) }
            Button("Add") { people.insert("New", at: 0) }
          }
          Section("Other") {
            Text("swiped")
              .swipeActions { Button("Flag") { latest = "flag" } }
              .contextMenu { Button("Copy") { latest = "copy" } }
            Text("plain")
            Text("latest: \(latest)")
          }
        }
        EditButton()
      }
    }

    private func people(in window: Gtk.Widget) -> [String] {
      window.all("GtkLabel").flatMap(\.texts).filter { ["Ana", "Bea", "Cid", "Dov", "New"].contains($0) }
    }

    private func choose(_ item: String, in window: Gtk.Widget) async throws {
      #expect(await MainLoop.wait { window.menuItem(item)?.isMapped == true }, "\(item)")
      window.menuItem(item)?.emit("clicked")
    }

    @Test func theMenuOfARowDeletesIt() async throws {
      let screen = try await ClickedScreen(height: 600) { Meeting() }
      let window = try screen.window
      try screen.click("Bea", button: 3)
      try await choose("Delete", in: window)
      #expect(await MainLoop.wait { people(in: window) == ["Ana", "Cid", "Dov"] })
      await screen.nextFrame()
      try screen.click("Dov", button: 3)
      try screen.click("plain", button: 3)
      try screen.click("Cid", right: 200, button: 3)
      try await choose("Delete", in: window)
      #expect(await MainLoop.wait { people(in: window) == ["Ana", "Dov"] }, "the whole row has the menu")
    }

    @Test func aRowIsSwipedAndDeleted() async throws {
      let screen = try await ClickedScreen(height: 600) { Meeting() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "Ana")
      #expect(await MainLoop.wait { window.button("Delete")?.isMapped == true })
      await screen.nextFrame()
      try screen.click("Delete")
      #expect(await MainLoop.wait { people(in: window) == ["Bea", "Cid", "Dov"] })
      #expect(window.button("Delete")?.isMapped != true)
      try screen.turnWheelSideways(toRight: true, at: "swiped")
      #expect(await MainLoop.wait { window.button("Flag")?.isMapped == true })
      await screen.nextFrame()
      try screen.click("Flag")
      #expect(await MainLoop.wait { window.label("latest: flag") != nil })
    }

    @Test(arguments: [false, true]) func aPressOrAScrollElsewhereConcealsTheButtons(scrolls: Bool) async throws {
      let screen = try await ClickedScreen(height: 600) { Meeting() }
      let window = try screen.window
      func countControllers() -> UInt32 {
        guard let controllers = gtk_widget_observe_controllers(window.widget) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        return g_list_model_get_n_items(controllers)
      }
      let count = countControllers()
      try screen.turnWheelSideways(toRight: true, at: "Ana")
      #expect(await MainLoop.wait { window.button("Delete")?.isMapped == true })
      #expect(countControllers() == count + 1)
      if scrolls { try screen.turnWheel(1, at: "Cid") } else { try screen.click("plain") }
      #expect(await MainLoop.wait { window.button("Delete")?.isMapped != true })
      #expect(await MainLoop.wait { countControllers() == count }, "the window follows nothing any more")
      #expect(people(in: window) == ["Ana", "Bea", "Cid", "Dov"])
    }

    @Test func theKeyboardReachesRowsThatCanBeEdited() async throws {
      let screen = try await ClickedScreen(height: 600) { Meeting() }
      let window = try screen.window
      try screen.click("Bea")
      try InputDevices.press("Delete")
      #expect(await MainLoop.wait { people(in: window) == ["Ana", "Cid", "Dov"] })
      try screen.click("Cid")
      try InputDevices.press("alt+Down")
      #expect(await MainLoop.wait { people(in: window) == ["Ana", "Dov", "Cid"] })
      try InputDevices.press("alt+Up")
      #expect(await MainLoop.wait { people(in: window) == ["Ana", "Cid", "Dov"] }, "the moved row keeps the focus")
      try InputDevices.press("Tab")
      try InputDevices.press("Delete")
      #expect(await MainLoop.wait { window.focusedDescendant?.texts == ["Dov"] }, "this row cannot be deleted")
      #expect(people(in: window) == ["Ana", "Cid", "Dov"])
      try screen.click("swiped")
      try InputDevices.press("shift+F10")
      try await choose("Copy", in: window)
      #expect(await MainLoop.wait { window.label("latest: copy") != nil })
      #expect(window.label("plain")?.parent?.isFocusable == false, "there is nothing to do")
    }

    @Test func editModeShowsTheControls() async throws {
      let screen = try await ClickedScreen(height: 600) { Meeting() }
      let window = try screen.window
      func questions() -> [Gtk.Widget] {
        window.all("GtkButton").filter { $0.isMapped && $0.accessible(.label) == "Delete…" }
      }
      try screen.click("Edit")
      #expect(await MainLoop.wait { questions().count == 3 })
      window.button("Add")?.emit("clicked")
      #expect(await MainLoop.wait { questions().count == 4 })
      questions().first?.emit("clicked")
      #expect(await MainLoop.wait { window.button("Delete")?.isMapped == true })
      window.button("Delete")?.emit("clicked")
      #expect(await MainLoop.wait { people(in: window) == ["Ana", "Bea", "Cid", "Dov"] })
      try screen.click("Done")
      #expect(await MainLoop.wait { questions().isEmpty })
      #expect(people(in: window) == ["Ana", "Bea", "Cid", "Dov"])
    }
  }
}
