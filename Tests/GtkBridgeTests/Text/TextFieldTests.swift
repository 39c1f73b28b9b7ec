import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TextFieldTests {
    private struct Name: View {
      let log: Log
      @State private var name = "Ada"
      var body: some View {
        VStack {
          TextField("Name", text: $name, prompt: Text("Your name"))
          Shown(name: $name)
          Button("clear") { name = "" }
        }.onSubmit { log.entries.append("outer") }
      }
    }

    private struct Shown: View {
      @Binding var name: String
      var body: some View { Text("Hello, \(name)") }
    }

    private func field(_ screen: TestScreen<some View>, _ type: String = "GtkEntry") throws -> Gtk.Widget {
      try #require(screen.root.first(type))
    }

    @Test func typingWritesAndWritingShows() throws {
      let screen = TestScreen { Name(log: Log()) }
      let entry = try field(screen)
      #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "Ada")
      gtk_editable_set_text(entry.opaque, "한글 🎈 <b>&")
      screen.flush()
      #expect(screen.texts.contains("Hello, 한글 🎈 <b>&"))
      try screen.tap("clear")
      screen.flush()
      #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "")
    }

    @Test func textIsWhereItsAlignmentPutsIt() throws {
      struct Fields: View {
        @State var alignment = TextAlignment.center
        var body: some View {
          VStack {
            TextField("Number", text: .constant("12")).multilineTextAlignment(alignment)
            Button("to the end") { alignment = .trailing }
          }
        }
      }
      let screen = TestScreen { Fields() }
      let entry = try field(screen)
      #expect(gtk_editable_get_alignment(entry.opaque) == 0.5)
      try screen.tap("to the end")
      screen.flush()
      #expect(gtk_editable_get_alignment(entry.opaque) == 1)
    }

    @Test func longTextLandsAsItIs() throws {
      var (line, megabyte) = ("", "")
      let screen = TestScreen {
        TextField("a", text: Binding(get: { line }, set: { line = $0 }))
        TextEditor(text: Binding(get: { megabyte }, set: { megabyte = $0 }))
      }
      let text = String(repeating: "<&>é🎈\u{301} ", count: 80_000)
      gtk_editable_set_text(try field(screen).opaque, String(text.prefix(30_000)))
      #expect(line == text.prefix(30_000))
      let buffer = try #require(gtk_text_view_get_buffer(try field(screen, "GtkTextView").cast()))
      gtk_text_buffer_insert_at_cursor(buffer, text, -1)
      #expect(megabyte == text)
    }

    @Test func cursorStaysWhereItIsWhenTheProgramWrites() throws {
      @MainActor final class Model { var text = "hello" }
      let model = Model()
      let screen = TestScreen {
        TextField("a", text: Binding(get: { model.text }, set: { model.text = $0.uppercased() }))
      }
      let entry = try field(screen)
      gtk_editable_set_position(entry.opaque, 2)
      var position: Int32 = 2
      gtk_editable_insert_text(entry.opaque, "x", 1, &position)
      #expect(model.text == "HEXLLO")
      #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "HEXLLO")
    }

    @Test func textThatIsReplacedDuringAnUndoStays() async throws {
      @MainActor final class Model { var text = "5" }
      let model = Model()
      let screen = TestScreen {
        TextField("a", text: Binding(get: { model.text }, set: { model.text = $0.isEmpty ? "0" : $0 }))
      }
      let entry = try field(screen)
      let text = try #require(entry.all.first { $0.typeName == "GtkText" })
      await nextTurn()
      gtk_editable_delete_text(text.opaque, 0, -1)
      #expect(model.text == "0")
      var position: Int32 = 1
      gtk_editable_insert_text(text.opaque, "7", 1, &position)
      for _ in 0..<4 { gtk_widget_activate_action_variant(text.widget, "text.undo", nil) }
      await nextTurn()
      #expect(!model.text.isEmpty && String(cString: gtk_editable_get_text(entry.opaque)) == model.text)
    }

    /// Suspends until the work at the end of the current turn has run.
    private func nextTurn() async { for _ in 0..<5 { await Task.yield() } }

    @Test func onlyWhatTheUserHasTypedIsUndone() async throws {
      @MainActor final class Model: ObservableObject { @Published var text = "1" }
      struct Field: View {
        @ObservedObject var model: Model
        var body: some View { TextField("a", text: $model.text) }
      }
      let model = Model()
      let screen = try await ClickedScreen { Field(model: model) }
      let text = try #require(try screen.window.all.first { $0.typeName == "GtkText" })
      func undo() { gtk_widget_activate_action_variant(text.widget, "text.undo", nil) }
      text.takeFocus()
      await nextTurn()
      undo()
      #expect(model.text == "1")
      // Since 4.12, GTK undoes only keyboard input.
      try InputDevices.press("End", "2")
      #expect(await MainLoop.wait { model.text == "12" })
      undo()
      #expect(model.text == "1")
      model.text = "7"
      #expect(await MainLoop.wait { String(cString: gtk_editable_get_text(text.opaque)) == "7" })
      await nextTurn()
      undo()
      #expect(model.text == "7" && String(cString: gtk_editable_get_text(text.opaque)) == "7")
      screen.close()
    }

    @Test func fieldIsNamedAndPrompts() throws {
      let screen = TestScreen { Name(log: Log()) }
      let entry = try field(screen)
      #expect(entry.hasRole(GTK_ACCESSIBLE_ROLE_TEXT_BOX))
      #expect(entry.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Name"))
      #expect(entry.property("placeholder-text") == "Your name")
    }

    @Test func enterSubmitsInnermostFirst() throws {
      let log = Log()
      let screen = TestScreen {
        TextField("a", text: .constant("")).onSubmit { log.entries.append("inner") }.onSubmit {
          log.entries.append("outer")
        }
      }
      try field(screen).emit("activate")
      #expect(log.entries == ["inner", "outer"])
    }

    @Test func fieldTakesTheWidthItIsGiven() throws {
      let screen = TestScreen { TextField("a", text: .constant("b")) }
      screen.layOut()
      #expect(try field(screen).bounds(in: screen.root).width == 400)
    }

    @Test func secureAndSearchFields() throws {
      var (secret, search) = ("", "")
      let screen = TestScreen {
        SecureField("Password", text: Binding(get: { secret }, set: { secret = $0 }))
        Text("content").searchable(text: Binding(get: { search }, set: { search = $0 }), prompt: "Look for")
      }
      gtk_editable_set_text(try field(screen, "GtkPasswordEntry").opaque, "s3cret")
      gtk_editable_set_text(try field(screen, "GtkSearchEntry").opaque, "needle")
      #expect((secret, search) == ("s3cret", "needle"))
      #expect(try field(screen, "GtkSearchEntry").isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Look for"))
      #expect(try field(screen, "GtkSearchEntry").hasRole(GTK_ACCESSIBLE_ROLE_SEARCH_BOX))
    }

    @Test func searchFieldStandsInTheBar() throws {
      var search = ""
      let screen = try PresentingScreen {
        Text("content").searchable(text: Binding(get: { search }, set: { search = $0 }), placement: .toolbar)
      }
      let field = try #require(screen.root.first("GtkHeaderBar")?.first("GtkSearchEntry"))
      #expect(MainLoop.pump { field.isMapped })
      #expect(field.hasRole(GTK_ACCESSIBLE_ROLE_SEARCH_BOX))
      #expect(field.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Search"))
      gtk_editable_set_text(field.opaque, "needle")
      #expect(search == "needle")
      screen.close()
    }

    @Test func editorHoldsSeveralLines() throws {
      @MainActor final class Model { var text = "a\nb" }
      let model = Model()
      let screen = TestScreen {
        TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 })).accessibilityLabel("Notes")
      }
      let view = try field(screen, "GtkTextView")
      #expect(view.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Notes"))
      let buffer = try #require(gtk_text_view_get_buffer(view.cast()))
      gtk_text_buffer_insert_at_cursor(buffer, "c\n", -1)
      #expect(model.text == "a\nbc\n")
      model.text = "new"
      screen.controller.rootView = screen.controller.rootView
      screen.flush()
      #expect(gtk_text_buffer_get_char_count(buffer) == 3)
    }
  }
}
