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
