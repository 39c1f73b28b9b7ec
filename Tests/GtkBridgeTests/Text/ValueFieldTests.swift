import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Fields for values that are not text.
  @Suite @MainActor struct ValueFieldTests {
    private final class Model: ObservableObject {
      @Published var number = 5
      @Published var price: Double? = 2.5
      var submissions = 0
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("Number", value: $model.number, format: .number).onSubmit { model.submissions += 1 }
          TextField("Price", value: $model.price, format: .number.locale(Locale(identifier: "en_US")))
          Text("\(model.number) \(model.price.map { "\($0)" } ?? "none")")
        }
      }
    }

    private let model = Model()

    private func type(_ text: String, _ field: Gtk.Widget) { gtk_editable_set_text(field.opaque, text) }
    private func text(_ field: Gtk.Widget) -> String { String(cString: gtk_editable_get_text(field.opaque)) }

    @Test func enterMakesAValue() throws {
      let screen = TestScreen { Screen(model: model) }
      let field = screen.root.all("GtkEntry")[0]
      #expect(text(field) == "5")
      type("42", field)
      #expect(model.number == 5, "nothing has been completed")
      field.emit("activate")
      #expect(model.number == 42 && model.submissions == 1)
    }

    @Test func fieldsWriteInTheLocaleOfTexts() throws {
      struct Price: View {
        @State private var price = 1234.5
        var body: some View { TextField("price", value: $price, format: .currency(code: "KRW")) }
      }
      let field = try #require(TestScreen { Price() }.root.first("GtkEntry"))
      #expect(text(field) == 1234.5.formatted(.currency(code: "KRW").locale(.desktop)))
    }

    @Test func whatCannotBeReadIsMarkedAndReplaced() throws {
      let screen = TestScreen { Screen(model: model) }
      let field = screen.root.all("GtkEntry")[0]
      type("many", field)
      #expect(field.hasStyleClass("error"))
      type("4", field)
      #expect(!field.hasStyleClass("error"))
      type("many", field)
      field.emit("activate")
      #expect(model.number == 5 && text(field) == "5" && !field.hasStyleClass("error"))
    }

    @Test func whatIsReadOnlyInPartIsMarkedAndReplaced() throws {
      let screen = TestScreen { Screen(model: model) }
      let field = screen.root.all("GtkEntry")[1]
      type("1,5", field)
      #expect(field.hasStyleClass("error"))
      field.emit("activate")
      #expect(model.price == 2.5 && text(field) == "2.5" && !field.hasStyleClass("error"))
      type("1 500", field)
      #expect(!field.hasStyleClass("error"))
      field.emit("activate")
      #expect(model.price == 1500 && text(field) == "1,500")
    }

    @Test func escapeTakesAnEditBackFirst() async throws {
      var exits = 0
      let screen = try await ClickedScreen { Screen(model: model).onExitCommand { exits += 1 } }
      let field = try #require(try screen.window.all.first { $0.typeName == "GtkEntry" })
      field.grabFocus()
      type("seven", field)
      #expect(field.hasStyleClass("error"))
      try InputDevices.press("Escape")
      #expect(await MainLoop.wait { text(field) == "5" && !field.hasStyleClass("error") })
      #expect(model.number == 5 && exits == 0)
      try InputDevices.press("Escape")
      #expect(await MainLoop.wait { exits == 1 }, "without an edit, the key is for what is around the field")
      screen.close()
    }

    @Test func escapeClearsASearch() async throws {
      struct Search: View {
        @State private var query = ""
        var body: some View {
          SearchField("Search", text: $query)
          Text(query.isEmpty ? "all" : "found \(query)")
        }
      }
      let screen = try await ClickedScreen { VStack { Search() } }
      let window = try screen.window
      let field = try #require(window.all.first { $0.typeName == "GtkSearchEntry" })
      field.grabFocus()
      type("zebra", field)
      #expect(await MainLoop.wait { window.label("found zebra") != nil })
      try InputDevices.press("Escape")
      #expect(await MainLoop.wait { window.label("all") != nil && text(field).isEmpty })
      #expect(field.focusedDescendant != nil)
      screen.close()
    }

    @Test func valueIsShownAsItIsWrittenAndEmptyIsNone() throws {
      let screen = TestScreen { Screen(model: model) }
      let field = screen.root.all("GtkEntry")[1]
      type("1234.5", field)
      field.emit("activate")
      #expect(model.price == 1234.5 && text(field) == "1,234.5")
      type(" ", field)
      field.emit("activate")
      #expect(model.price == nil && text(field) == "")
    }

    @Test func goingOnCompletesToo() throws {
      let screen = TestScreen { Screen(model: model) }
      screen.layOut()
      let fields = screen.root.all("GtkEntry")
      gtk_widget_grab_focus(fields[0].widget)
      type("7", fields[0])
      gtk_widget_grab_focus(fields[1].widget)
      #expect(MainLoop.pump { model.number == 7 })
    }

    @Test func formattersWriteAndRead() throws {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      let screen = TestScreen {
        TextField("Number", value: Binding(get: { model.number }, set: { model.number = $0 }), formatter: formatter)
      }
      let field = try #require(screen.root.first("GtkEntry"))
      #expect(text(field) == "5")
      #expect(field.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Number"))
      type("1,234", field)
      field.emit("activate")
      #expect(model.number == 1_234 && text(field) == "1,234")
      type("many", field)
      #expect(field.hasStyleClass("error"))
      field.emit("activate")
      #expect(model.number == 1_234 && text(field) == "1,234")
    }

    @Test func draftStaysUnlessTheValueChanges() throws {
      let screen = TestScreen { Screen(model: model) }
      let field = screen.root.all("GtkEntry")[0]
      type("12", field)
      model.price = 9
      screen.flush()
      #expect(text(field) == "12")
      model.number = 99
      screen.flush()
      #expect(text(field) == "99")
      field.emit("activate")
      #expect(model.number == 99)
    }
  }
}
