import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct OutlineTests {
    @MainActor private final class Folder: Identifiable {
      static var asked: [String] = []
      nonisolated let id: String
      private let inner: [Folder]?

      init(_ id: String, _ inner: [Folder]? = nil) {
        self.id = id
        self.inner = inner
      }

      var folders: [Folder]? {
        Self.asked.append(id)
        return inner
      }
    }

    private func folders() -> [Folder] {
      Folder.asked = []
      return [
        Folder("a", [Folder("a1", [Folder("a1x")]), Folder("a2")]), Folder("b"), Folder("c", [Folder("c1")]),
      ]
    }

    private func expander(_ text: String, in screen: TestScreen<some View>) throws -> Gtk.Widget {
      try #require(try screen.row(text).all.first { $0.typeName == "GtkButton" })
    }

    @Test func rowsOpenAndClose() throws {
      let data = folders()
      let screen = TestScreen { List(data, children: \.folders) { Text($0.id) } }
      screen.layOut()
      #expect(screen.rowTexts == ["a", "b", "c"])
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "a1", "a2", "b", "c"])
      try expander("a1", in: screen).emit("clicked")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "a1", "a1x", "a2", "b", "c"])
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "b", "c"])
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      #expect(screen.rowTexts == ["a", "a1", "a1x", "a2", "b", "c"], "what was open below is open again")
    }

    @Test func arrowKeysOpenAndCloseTheRowWithTheFocus() throws {
      let data = folders()
      let screen = TestScreen {
        List {
          ForEach(["before"], id: \.self) { Text($0) }
          OutlineGroup(data, children: \.folders) { Text($0.id) }
        }
      }
      screen.layOut()
      gtk_widget_grab_focus(try screen.row("a").widget)
      try screen.press("Right")
      #expect(screen.rowTexts == ["before", "a", "a1", "a2", "b", "c"])
      try screen.press("Right")
      #expect(screen.rowTexts == ["before", "a", "a1", "a2", "b", "c"], "it is open")
      try screen.press("Left")
      #expect(screen.rowTexts == ["before", "a", "b", "c"])
      gtk_widget_grab_focus(try screen.row("b").widget)
      try screen.press("Right")
      gtk_widget_grab_focus(try screen.row("before").widget)
      try screen.press("Right")
      #expect(screen.rowTexts == ["before", "a", "b", "c"], "there is nothing below these")
    }

    @Test func whatIsClosedIsNotAskedFor() throws {
      let data = folders()
      let screen = TestScreen { List(data, children: \.folders) { Text($0.id) } }
      screen.layOut()
      #expect(!Folder.asked.contains("a1"))
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      #expect(Folder.asked.contains("a1"))
      #expect(!Folder.asked.contains("a1x"))
    }

    @Test func deeperRowsAreFurtherIn() throws {
      let data = folders()
      let screen = TestScreen { List(data, children: \.folders) { Text($0.id) } }
      screen.layOut()
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      let (a, a1, a2) = (try screen.bounds(of: "a"), try screen.bounds(of: "a1"), try screen.bounds(of: "a2"))
      #expect(a1.x > a.x)
      #expect(a1.x == a2.x, "with and without others below")
    }

    @Test func expanderTellsItsStateAndIsNamed() throws {
      let data = folders()
      let screen = TestScreen { List(data, children: \.folders) { Text($0.id) } }
      screen.layOut()
      let button = try expander("a", in: screen)
      #expect(button.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Expand"))
      button.emit("clicked")
      screen.layOut()
      #expect(button.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Collapse"))
      #expect(try screen.row("b").all.allSatisfy { $0.typeName != "GtkButton" })
    }

    @Test func selectionFollowsTheRow() throws {
      let data = folders()
      struct Sample: View {
        let data: [Folder]
        @State var selected: String? = "b"
        var body: some View { List(data, children: \.folders, selection: $selected) { Text($0.id) } }
      }
      let screen = TestScreen { Sample(data: data) }
      screen.layOut()
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      #expect(screen.selectedTexts == ["b"])
    }

    @Test func outsideAListItIsDisclosureGroups() throws {
      let data = folders()
      let screen = TestScreen { OutlineGroup(data, children: \.folders) { Text($0.id) } }
      screen.layOut()
      #expect(screen.root.all("GtkExpander").count >= 2)
      #expect(screen.root.label("b") != nil)
    }

    @Test func nothingIsLeft() throws {
      let data = folders()
      let screen = TestScreen { ToggledContent { List(data, children: \.folders) { Text($0.id) } } }
      screen.layOut()
      let reference = Gtk.WeakReference(try #require(screen.listView))
      try expander("a", in: screen).emit("clicked")
      screen.layOut()
      try screen.tap("Toggle")
      screen.layOut()
      #expect(!reference.isAlive)
    }
  }
}
