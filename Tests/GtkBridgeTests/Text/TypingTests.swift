import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Typed text arrives as it was typed.
  @Suite @MainActor struct TypingTests {
    private final class Model: ObservableObject {
      @Published var line = ""
      @Published var text = ""
      @Published var search = ""
      @Published var password = ""
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("Line", text: $model.line)
          SearchField("Search", text: $model.search)
          SecureField("Password", text: $model.password)
          TextEditor(text: $model.text)
          Text("line: \(model.line)")
        }
      }
    }

    private let model = Model()

    private func show() -> TestScreen<Screen> {
      let screen = TestScreen { Screen(model: model) }
      screen.layOut()
      return screen
    }

    /// The field, the editor, the search field and the secure field.
    private func fields(_ screen: TestScreen<Screen>) throws -> [(Gtk.Widget, @MainActor () -> String)] {
      [
        (try #require(screen.root.first("GtkEntry")), { model.line }),
        (try #require(screen.root.first("GtkTextView")), { model.text }),
        (try #require(screen.root.first("GtkSearchEntry")), { model.search }),
        (try #require(screen.root.first("GtkPasswordEntry")), { model.password }),
      ]
    }

    @Test func koreanIsComposedSyllableBySyllable() throws {
      let screen = show()
      for (field, text) in try fields(screen) {
        gtk_widget_grab_focus(field.widget)
        let context = try #require(InputMethod.context(of: field))
        for (syllable, steps) in [("한", ["ㅎ", "하", "한"]), ("글", ["ㄱ", "그", "글"])] {
          let before = text()
          for step in steps {
            InputMethod.compose(step, in: context)
            screen.layOut()
            #expect(text() == before, "what is being composed is not there yet")
          }
          InputMethod.commit(syllable, in: context)
          screen.layOut()
          #expect(text() == before + syllable)
        }
        InputMethod.commit("🎈<b>&amp;", in: context)
        screen.flush()
        #expect(text() == "한글🎈<b>&amp;")
      }
      #expect(screen.texts.contains("line: 한글🎈<b>&amp;"))
    }

    @Test func megabyteIsPastedWhole() throws {
      let screen = show()
      let pasted = String(repeating: "가나다 <b>&amp; é🎈\u{301}\n", count: 40_000)
      #expect(pasted.utf8.count > 1_000_000)
      let editor = try fields(screen)[1].0
      gdk_clipboard_set_text(gtk_widget_get_clipboard(editor.widget), pasted)
      editor.emit("paste-clipboard")
      #expect(MainLoop.pump { model.text == pasted })
    }

    @Test func fieldHoldsWhatFitsAndSaysSo() throws {
      let screen = show()
      let field = try fields(screen)[0].0
      let pasted = String(repeating: "x", count: 1_000_000)
      gdk_clipboard_set_text(gtk_widget_get_clipboard(field.widget), pasted)
      gtk_widget_grab_focus(field.widget)
      field.all.first { $0.typeName == "GtkText" }?.emit("paste-clipboard")
      #expect(MainLoop.pump { (65_000...65_536).contains(model.line.utf8.count) }, "the limit that TextField documents")
      #expect(String(cString: gtk_editable_get_text(field.opaque)) == model.line)
    }

    @Test func editorUndoesWhatTheUserDid() throws {
      model.text = "one"
      let screen = show()
      let view = try fields(screen)[1].0
      let buffer = try #require(gtk_text_view_get_buffer(view.cast()))
      gtk_text_buffer_begin_user_action(buffer)
      gtk_text_buffer_insert_at_cursor(buffer, " two", -1)
      gtk_text_buffer_end_user_action(buffer)
      let typed = model.text
      #expect(typed.contains(" two"))
      gtk_text_buffer_undo(buffer)
      #expect(model.text == "one")
      gtk_text_buffer_redo(buffer)
      #expect(model.text == typed)
    }

    @Test func cursorStaysWhereItIsWhenTheProgramWrites() throws {
      @MainActor final class Loud { var text = "hello world" }
      let loud = Loud()
      let screen = TestScreen {
        TextEditor(text: Binding(get: { loud.text }, set: { loud.text = $0.replacingOccurrences(of: "ß", with: "SS") }))
      }
      let view = try #require(screen.root.first("GtkTextView"))
      let buffer = try #require(gtk_text_view_get_buffer(view.cast()))
      var iterator = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &iterator, 5)
      gtk_text_buffer_place_cursor(buffer, &iterator)
      gtk_text_buffer_insert_at_cursor(buffer, "ß", -1)
      #expect(loud.text == "helloSS world")
      let cursor: Int32 = Gtk.Object(retaining: UnsafeMutableRawPointer(buffer)).property("cursor-position")
      #expect((5...7).contains(cursor))
    }

    private struct Description: View {
      @State private var text = ""
      var body: some View {
        Button("before") {}
        TextField("description", text: $text, axis: .vertical)
        Button("after") {}
        Text(verbatim: "[\(text)]")
      }
    }

    @Test func tabLeavesAFieldThatGrows() async throws {
      let screen = try await ClickedScreen { Description() }
      let window = try screen.window
      try #require(window.button("before")).grabFocus()
      try InputDevices.press("Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.isTextInput == true })
      try InputDevices.press("x", "Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.labelTexts == ["after"] && window.label("[x]") != nil })
      try InputDevices.press("shift+Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.isTextInput == true })
      try InputDevices.press("shift+Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.labelTexts == ["before"] && window.label("[x]") != nil })
    }
  }
}
