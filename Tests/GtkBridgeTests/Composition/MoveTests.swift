import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The user's changes in a view remain when the view moves.
  @Suite @MainActor struct MoveTests {
    struct Fields: View {
      let names: [String]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name)
              TextField("Field", text: .constant("text of \(name)"))
              TextEditor(text: .constant("editor of \(name)")).frame(height: 20)
              ScrollView { Text("tall \(name)").frame(height: 2_000) }.frame(width: 50, height: 30)
            }
          }
        }
      }
    }

    private static let orders = [
      ["c", "b", "a"], ["b", "a", "c"], ["x", "b", "y"], ["y", "x", "b"], ["b"], ["a", "b", "c"],
    ]

    /// The widget of a type that is a neighbour of a name.
    private func widget(_ typeName: String, of name: String, on screen: TestScreen<Fields>) throws -> Gtk.Widget {
      try #require(screen.root.label(name)?.parent?.first(typeName))
    }

    private func move(_ screen: TestScreen<Fields>, to names: [String]) {
      screen.controller.rootView = Fields(names: names)
      screen.layOut()
    }

    @Test func widgetStaysTheSame() throws {
      let screen = TestScreen { Fields(names: ["a", "b", "c"]) }
      let field = try widget("GtkEntry", of: "b", on: screen)
      for names in Self.orders {
        move(screen, to: names)
        #expect(try widget("GtkEntry", of: "b", on: screen).pointer == field.pointer)
      }
    }

    @Test func fieldKeepsFocusAndSelection() throws {
      let screen = TestScreen { Fields(names: ["a", "b", "c"]) }
      screen.layOut()
      let text = try #require(widget("GtkEntry", of: "b", on: screen).first("GtkText"))
      gtk_widget_grab_focus(text.widget)
      gtk_editable_select_region(text.opaque, 2, 5)
      for names in Self.orders {
        move(screen, to: names)
        #expect(gtk_root_get_focus(gtk_widget_get_root(text.widget)) == text.widget, "\(names)")
        var (start, end): (Int32, Int32) = (0, 0)
        #expect(gtk_editable_get_selection_bounds(text.opaque, &start, &end) != 0)
        #expect(start == 2 && end == 5, "\(names)")
      }
    }

    @Test func editorKeepsItsSelection() throws {
      let screen = TestScreen { Fields(names: ["a", "b", "c"]) }
      screen.layOut()
      let editor = try widget("GtkTextView", of: "b", on: screen)
      // With the focus: when the focus moves to another field, the desktop permits a selection in only one of them.
      gtk_widget_grab_focus(editor.widget)
      let buffer = gtk_text_view_get_buffer(editor.cast())
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, 1)
      gtk_text_buffer_get_iter_at_offset(buffer, &end, 6)
      gtk_text_buffer_select_range(buffer, &start, &end)
      for names in Self.orders {
        move(screen, to: names)
        #expect(gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0)
        #expect(gtk_text_iter_get_offset(&start) == 1 && gtk_text_iter_get_offset(&end) == 6, "\(names)")
      }
    }

    @Test func scrollViewStaysWhereItWasScrolledTo() throws {
      let screen = TestScreen(height: 600) { Fields(names: ["a", "b", "c"]) }
      screen.layOut()
      let tall = try #require(screen.root.label("tall b"))
      var scroller = tall
      while scroller.typeName != "GtkScrolledWindow" { scroller = try #require(scroller.parent) }
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      gtk_adjustment_set_value(adjustment, 321)
      for names in Self.orders {
        move(screen, to: names)
        #expect(gtk_adjustment_get_value(adjustment) == 321, "\(names)")
      }
    }
  }
}
