import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The controls of rows in edit mode.
  @Suite @MainActor struct EditModeTests {
    private struct Shelf: View {
      @State private var books = ["a", "b", "c"]

      var body: some View {
        List {
          ForEach(books, id: \.self) { book in
            Text("book \(book)").deleteDisabled(book == "c").moveDisabled(book == "a")
          }
          .onDelete { offsets in books.remove(atOffsets: offsets) }
          .onMove { books.move(fromOffsets: $0, toOffset: $1) }
          Text("fixed")
        }
        EditButton()
        Button("Add") { books.insert("new", at: 0) }
      }
    }

    private func count(_ name: String, in window: Gtk.Widget) -> Int {
      window.all("GtkButton").count { $0.isMapped && ($0.texts.contains(name) || $0.accessible(.label) == name) }
    }

    @Test func editButtonShowsTheControlsOfRowsThatCanBeEdited() async throws {
      let screen = try await ClickedScreen { Shelf() }
      let window = try screen.window
      #expect(count("Delete…", in: window) == 0)
      try screen.click("Edit")
      #expect(await MainLoop.wait { count("Delete…", in: window) == 2 })
      #expect(window.all("GtkImage").count { $0.isMapped && $0.hasStyleClass("row-edit-handle") } == 2)
      window.button("Add")?.emit("clicked")
      #expect(await MainLoop.wait { count("Delete…", in: window) == 3 }, "new rows have them, too")
      try screen.click("Done")
      #expect(await MainLoop.wait { count("Delete…", in: window) == 0 })
      #expect(window.label("book a")?.isMapped == true)
    }

    @Test func aRowIsDeletedWhenTheUserConfirms() async throws {
      let screen = try await ClickedScreen { Shelf() }
      let window = try screen.window
      try screen.click("Edit")
      #expect(await MainLoop.wait { count("Delete…", in: window) == 2 })
      await screen.nextFrame()
      try screen.click("book a", right: -40)
      #expect(await MainLoop.wait { count("Delete", in: window) == 1 })
      #expect(window.label("book a")?.isMapped == true)
      await screen.nextFrame()
      try screen.click("book b", right: -40)
      #expect(await MainLoop.wait { count("Delete", in: window) == 1 }, "one row asks at a time")
      await screen.nextFrame()
      try screen.click("Delete")
      #expect(await MainLoop.wait { window.label("book b") == nil })
      #expect(window.label("book a")?.isMapped == true && window.label("book c")?.isMapped == true)
      #expect(count("Delete", in: window) == 0)
    }

    @Test func rowsKeepTheirHeight() async throws {
      let screen = try await ClickedScreen { Shelf() }
      let window = try screen.window
      let before = try screen.bounds(of: "fixed").y
      try screen.click("Edit")
      #expect(await MainLoop.wait { count("Delete…", in: window) == 2 })
      await screen.nextFrame()
      #expect(try screen.bounds(of: "fixed").y == before)
      try screen.click("book a", right: -40)
      #expect(await MainLoop.wait { count("Delete", in: window) == 1 })
      await screen.nextFrame()
      #expect(try screen.bounds(of: "fixed").y == before)
    }

    @Test func rowsOfSupportedDeletionAreSwiped() async throws {
      let screen = try await ClickedScreen { Shelf() }
      let window = try screen.window
      try screen.turnWheelSideways(toRight: true, at: "book c")
      try screen.turnWheelSideways(toRight: true, at: "fixed")
      try screen.turnWheelSideways(toRight: true, at: "book b")
      #expect(await MainLoop.wait { count("Delete", in: window) == 1 })
      #expect(count("Delete…", in: window) == 0)
      await screen.nextFrame()
      try screen.click("Delete")
      #expect(await MainLoop.wait { window.label("book b") == nil })
      #expect(window.label("book c")?.isMapped == true)
    }

    @Test func rowsWhoseEditsAreDisabledStay() throws {
      let screen = TestScreen { Shelf() }
      screen.layOut()
      screen.appear()
      try screen.row("book c").takeFocus()
      try screen.press("Delete")
      #expect(screen.rowTexts == ["book a", "book b", "book c", "fixed"])
      try screen.row("book a").takeFocus()
      try screen.press("<Alt>Down")
      #expect(screen.rowTexts == ["book a", "book b", "book c", "fixed"])
      try screen.row("book b").takeFocus()
      try screen.press("<Alt>Down")
      #expect(screen.rowTexts == ["book a", "book c", "book b", "fixed"])
    }

    private struct Choices: View {
      @State private var mode = EditMode.active
      @State private var chosen: Set<String> = []

      var body: some View {
        List(selection: $chosen) {
          ForEach(["a", "b", "c"], id: \.self) { Text("book \($0)") }.onDelete { _ in }
          Text("no choice")
        }
        .environment(\.editMode, $mode)
        Text("chosen: \(chosen.sorted().joined())")
        Button("Read") { mode = .inactive }
      }
    }

    @Test func eachClickSelectsOrDeselectsOneRow() async throws {
      let screen = try await ClickedScreen { Choices() }
      let window = try screen.window
      func circles() -> Int { window.all("GtkImage").count { $0.isMapped && $0.hasStyleClass("row-edit-circle") } }
      #expect(await MainLoop.wait { circles() == 3 })
      #expect(count("Delete…", in: window) == 0)
      for (row, chosen) in [("book a", "a"), ("book c", "ac"), ("no choice", "ac"), ("book a", "c")] {
        await screen.nextFrame()
        try screen.click(row)
        #expect(await MainLoop.wait { window.label("chosen: \(chosen)") != nil }, "after a click on \(row)")
      }
      window.button("Read")?.emit("clicked")
      #expect(await MainLoop.wait { circles() == 0 })
      await screen.nextFrame()
      try screen.click("book a")
      #expect(await MainLoop.wait { window.label("chosen: a") != nil })
    }

    @Test func arrowKeysKeepTheSelectionOfEditMode() async throws {
      let screen = try await ClickedScreen { Choices() }
      let window = try screen.window
      try screen.click("book a")
      #expect(await MainLoop.wait { window.label("chosen: a") != nil })
      await screen.nextFrame()
      for (key, chosen) in [("Down", "a"), ("space", "ab"), ("Up", "ab"), ("space", "b")] {
        try InputDevices.press(key)
        await screen.nextFrame()
        #expect(window.label("chosen: \(chosen)") != nil, "after \(key)")
      }
    }

    private struct Outer: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        Shelf().environment(\.editMode, $mode)
        Text(mode == .active ? "editing" : "reading")
        Button("Edit from outside") { mode = .active }
      }
    }

    @Test func modeMayBeAStateAroundTheList() async throws {
      let screen = try await ClickedScreen { Outer() }
      let window = try screen.window
      window.button("Edit from outside")?.emit("clicked")
      #expect(await MainLoop.wait { count("Delete…", in: window) == 2 && count("Done", in: window) == 1 })
      await screen.nextFrame()
      try screen.click("Done")
      #expect(await MainLoop.wait { window.label("reading") != nil && count("Delete…", in: window) == 0 })
    }
  }
}
