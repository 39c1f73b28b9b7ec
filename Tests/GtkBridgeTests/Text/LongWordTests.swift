import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Words that are longer than the window is wide.
  @Suite @MainActor struct LongWordTests {
    /// A narrow window's width.
    private static let narrow: Int32 = 360

    private func word(_ length: Int) -> String { String(repeating: "W", count: length) }

    private func minimumWidth(of widget: Gtk.Widget) -> Int32 {
      var minimum: Int32 = 0
      gtk_widget_measure(widget.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      return minimum
    }

    /// Shows a view in a narrow window, which it must not make wider.
    private func check(
      _ name: String, width: Int32 = Self.narrow, sourceLocation: SourceLocation = #_sourceLocation,
      @ViewBuilder _ content: () -> some View
    ) {
      let screen = TestScreen(width: Self.narrow, height: 600, content)
      screen.layOut()
      let least = minimumWidth(of: screen.root)
      #expect(least <= Self.narrow, "\(name) takes \(least) pixels", sourceLocation: sourceLocation)
    }

    @Test(arguments: [20, 300, 90_000]) func textBreaksInsideWords(_ length: Int) throws {
      let word = word(length)
      check("a text among others") { Text("a " + word + " b") }
      check("a text") { Text(word) }
      check("a text with parts") { Text(word) + Text("b").bold() }
      check("a large title") { Text(word).font(.largeTitle) }
      check("texts in a row") {
        HStack {
          Text("short")
          Text(word)
        }
      }
      check("a selectable text") { Text(word).textSelection(.enabled) }
    }

    @Test func koreanTextBreaksBetweenWords() throws {
      let screen = TestScreen {
        VStack {
          Text("주문하기")
          Text("도서를 주문하기")
          Text("도서를 ") + Text("주문하기").bold()
        }
      }
      screen.layOut()
      let labels = screen.root.all("GtkLabel")
      func naturalWidth(of label: Gtk.Widget) -> Int32 { Int32(label.extent(on: .horizontal).natural) }
      let word = naturalWidth(of: labels[0])
      #expect(minimumWidth(of: labels[0]) == word)
      for label in labels.dropFirst() {
        #expect(minimumWidth(of: label) >= word && minimumWidth(of: label) < naturalWidth(of: label))
      }
      check("a long Korean word") { Text(String(repeating: "가", count: 300)) }
      check("a large Korean word") { Text(String(repeating: "가", count: 8)).font(.system(size: 40)) }
    }

    @Test func textThatBecomesLongBreaksToo() throws {
      let screen = TestScreen(width: Self.narrow) { Text("short") }
      screen.layOut()
      let short = minimumWidth(of: screen.root)
      screen.controller.rootView = Text(word(300))
      screen.layOut()
      #expect(minimumWidth(of: screen.root) <= Self.narrow)
      screen.controller.rootView = Text("short")
      screen.layOut()
      #expect(minimumWidth(of: screen.root) == short, "nothing is left of the long one")
    }

    @Test func lineThatIsCutAsksForNoMoreThanAShortOne() {
      func least(_ text: String, limit: Int? = 1) -> Int32 {
        let label = Gtk.Label(text)
        label.setLineLimit(limit, truncation: .end)
        return minimumWidth(of: label)
      }
      #expect(least(word(30)) == least("a b c"))
      #expect(least(word(30), limit: 2) > least(word(30)))
    }

    @Test func linesThatAreBrokenInsideWordsHaveNoHyphens() throws {
      let label = Gtk.Label(word(30))
      let attributes = try #require(gtk_label_get_attributes(label.opaque))
      let iterator = try #require(pango_attr_list_get_iterator(attributes))
      defer { pango_attr_iterator_destroy(iterator) }
      let hyphens = try #require(pango_attr_iterator_get(iterator, PANGO_ATTR_INSERT_HYPHENS))
      #expect(UnsafeMutableRawPointer(hyphens).assumingMemoryBound(to: PangoAttrInt.self).pointee.value == 0)
    }

    @Test func editorWrapsAWordThatFillsPages() {
      check("an editor") { TextEditor(text: .constant(word(90_000))) }
    }

    @Test(arguments: [300, 3_000]) func controlsBreakInsideWords(_ length: Int) throws {
      let word = word(length)
      check("a button") { Button(word) {} }
      check("a label") { Label(word, systemImage: "star") }
      check("a toggle") { Toggle(word, isOn: .constant(true)) }
      check("a switch") { Toggle(word, isOn: .constant(true)).toggleStyle(.switch) }
      check("a menu") { Menu(word) { Button("a") {} } }
      check("radio buttons") {
        Picker("p", selection: .constant(1)) { Text(word).tag(1) }.pickerStyle(.inline)
      }
      check("a drop-down") { Picker("p", selection: .constant(1)) { Text(word).tag(1) } }
      check("a picker's label") { Picker(word, selection: .constant(1)) { Text("1").tag(1) } }
      check("linked buttons") {
        Picker("p", selection: .constant(1)) { Text(word).tag(1) }.pickerStyle(.segmented)
      }
      check("a stepper") { Stepper(word, value: .constant(1), in: 0...5) }
      check("a field") { TextField(word, text: .constant("")) }
      check("a field's text") { TextField("t", text: .constant(word)) }
      check("an editor") { TextEditor(text: .constant(word)) }
      check("a disclosure") { DisclosureGroup(word) { Text("a") } }
      check("a box") { GroupBox(word) { Text("a") } }
      check("a section") { Form { Section(word) { Text(word) } } }
      check("tabs") { TabView { Text("a").tabItem { Text(word) } } }
      check("a badge") { Text("a").badge(word) }
      check("progress") { ProgressView(word, value: 0.5) }
    }

    @Test(arguments: [300, 90_000]) func rowsBreakInsideWords(_ length: Int) throws {
      let word = word(length)
      struct Row: Identifiable {
        let id: String
      }
      check("rows") { List([Row(id: word)]) { Text($0.id) } }
      check("sections") {
        List {
          Section(word) { Text("a") }
        }
      }
      check("cells") {
        Table([Row(id: word)]) {
          TableColumn(word) { Text($0.id) }
          TableColumn("b") { Text($0.id) }
        }
      }
    }

    @Test func hangulAndChineseBreakAnywhereByThemselves() throws {
      check("Hangul") { Text(String(repeating: "가", count: 300)) }
      check("Chinese") { Text(String(repeating: "中", count: 3_000)) }
    }

    @Test func wordsThatFitAreNotBroken() throws {
      let screen = TestScreen(width: 100) { Text("internationally acknowledged") }
      screen.layOut()
      let label = try #require(screen.root.label("internationally acknowledged"))
      #expect(gtk_label_get_wrap_mode(label.opaque) == PANGO_WRAP_WORD, "shaping is what costs at the start")
    }

    @Test func tooltipsCanBeBrokenInsideWords() throws {
      let screen = TestScreen { Button("a") {}.help(word(90_000)) }
      let tooltip = try #require(screen.root.button("a")?.tooltip)
      #expect(tooltip.unicodeScalars.count < 1_200)
      #expect(tooltip.split(separator: "\u{200B}").allSatisfy { $0.count <= 21 })
    }

    @Test func fieldLosesNothingThatItDoesNotShow() throws {
      final class Model: ObservableObject { @Published var text = String(repeating: "가", count: 60_000) + "end" }
      struct Field: View {
        @ObservedObject var model: Model
        var body: some View { TextField("t", text: $model.text) }
      }
      let model = Model()
      let screen = TestScreen { Field(model: model) }
      let entry = try #require(screen.root.first("GtkEntry"))
      let shown = String(cString: gtk_editable_get_text(entry.opaque))
      #expect(shown.utf8.count < model.text.utf8.count, "GTK cuts it")
      gtk_editable_set_text(entry.opaque, "new" + shown)
      #expect(model.text.hasPrefix("new가") && model.text.hasSuffix("가end"))
      model.text = "short"
      screen.flush()
      gtk_editable_set_text(entry.opaque, "shorter")
      #expect(model.text == "shorter")
    }

    @Test(arguments: [1, 2]) func lineBreaksCountAsLines(_ limit: Int) throws {
      let screen = TestScreen(width: 800, height: 600) {
        VStack {
          ForEach(0..<limit, id: \.self) { Text("line \($0)") }
        }
        Text("one\ntwo\r\nthree\u{2029}four").lineLimit(limit)
        (Text("one\n").bold() + Text("two\nthree")).lineLimit(limit)
      }
      screen.layOut()
      let line = try screen.bounds(of: "line 0").height
      for label in screen.root.all where label.labelText?.hasPrefix("one") == true {
        let height = label.bounds(in: screen.root).height
        #expect(height >= line * limit && height < line * limit + line / 2)
      }
    }

    @Test func withoutALimitAllLinesAreShownAgain() throws {
      let screen = TestScreen(width: 800, height: 600) { Text("one\ntwo").lineLimit(1 as Int?) }
      screen.layOut()
      screen.controller.rootView = Text("one\ntwo").lineLimit(nil)
      screen.layOut()
      #expect(screen.texts == ["one\ntwo"])
    }
  }
}
