import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Rows with controls: their widgets are reused like those of texts.
  @Suite @MainActor struct RowControlTests {
    @MainActor final class Model: ObservableObject {
      @Published var isOn = (0..<1_000).map { $0.isMultiple(of: 3) }
      @Published var taps: [Int] = []
    }

    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        List(0..<1_000) { row in
          HStack {
            Text("row \(row)").overlay { Color.clear }
            Spacer()
            ZStack { Image(systemName: "star") }
            Divider()
            Toggle("on", isOn: $model.isOn[row])
            Slider(value: .constant(Double(row) / 1_000))
            Gauge(value: Double(row), in: 0...1_000) { Text("gauge") }
            ProgressView(value: Double(row) / 1_000)
            Link("link", destination: URL(fileURLWithPath: "/\(row)"))
            Menu("menu") { Button("tap") { model.taps.append(row) } }
            Button("tap \(row)") { model.taps.append(row) }
          }
          .onTapGesture {}
        }
      }
    }

    private struct FieldRows: View {
      @State private var name = ""
      var body: some View {
        NavigationStack {
          List {
            Button("before") {}
            Text("nothing to do")
            TextField("first", text: $name)
            TextField("second", text: $name)
            HStack {
              Button("one") {}
              Button("two") {}
            }
            NavigationLink("link", destination: Text("page"))
            TextField("last", text: $name)
          }
          Button("after") {}
        }
      }
    }

    @Test func tabGoesFromRowToRowOfControls() throws {
      let screen = TestScreen { FieldRows() }
      screen.layOut()
      let list = try #require(screen.listView)
      func focused() -> String {
        guard let widget = screen.root.focusedDescendant else { return "nothing" }
        return widget.texts.first ?? sequence(first: widget, next: \.parent).lazy.compactMap { $0.accessible(.label) }
          .first ?? "unnamed"
      }
      try #require(list.all.first { $0.typeName == "GtkEntry" }).grabFocus()
      var names = [focused()]
      for _ in 0..<4 {
        try screen.press("Tab")
        names.append(focused())
      }
      #expect(names == ["first", "second", "one", "two", "link"])
      try screen.press("Tab")
      #expect(focused() == "after", "a row that takes the focus itself is the list's last stop")
      try #require(list.all.last { $0.typeName == "GtkEntry" }).grabFocus()
      try screen.press("<Shift>Tab")
      #expect(focused() == "link")
      for expected in ["two", "one", "second", "first"] {
        try screen.press("<Shift>Tab")
        #expect(focused() == expected, "the way back is that of the way there")
      }
    }

    private func contents(_ screen: TestScreen<Rows>) -> Set<UnsafeMutableRawPointer> {
      Set(screen.rows.flatMap(\.all).filter { $0.typeName == "GtkSwitch" }.map(\.pointer))
    }

    @Test func widgetsAreUsedAgain() {
      let screen = TestScreen(width: 900) { Rows(model: Model()) }
      screen.layOut()
      let before = contents(screen)
      #expect(before.count > 20)
      for offset in [4_000.0, 20_000] {
        screen.scrollOffset = offset
        screen.layOut()
      }
      let new = contents(screen).subtracting(before).count
      #expect(new < before.count / 4, "\(new) of \(before.count) are new")
    }

    @Test func controlsBelongToTheRowTheyAreShownIn() throws {
      let model = Model()
      let screen = TestScreen(width: 900) { Rows(model: model) }
      screen.layOut()
      for offset in [4_000.0, 20_000, 0] {
        screen.scrollOffset = offset
        screen.layOut()
        for row in screen.rows.prefix(30) {
          let text = try #require(row.texts.first { $0.hasPrefix("row ") })
          let number = try #require(Int(text.dropFirst(4)))
          let toggle = try #require(row.first("GtkSwitch"))
          #expect((gtk_switch_get_active(toggle.opaque) != 0) == model.isOn[number])
          gtk_switch_set_active(toggle.opaque, model.isOn[number] ? 0 : 1)
          #expect((gtk_switch_get_active(toggle.opaque) != 0) == model.isOn[number])
          try #require(row.button("tap \(number)")).emit("clicked")
          #expect(model.taps.last == number)
        }
        screen.flush()
      }
    }

    struct Fading: View {
      var faint: Set<Int> = []
      var body: some View { List(0..<1_000) { row in Text("\(row)").opacity(faint.contains(row) ? 0.5 : 1) } }
    }

    @Test func changesOfARowAreAnimatedAndThoseBetweenRowsAreNot() throws {
      let screen = TestScreen { Fading() }
      screen.layOut()
      let frames = screen.useManualFrames()
      func opacity(_ row: Int) throws -> Double { try #require(screen.row("\(row)").label("\(row)")).opacity }
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Fading(faint: [3, 700]) }
      screen.flush()
      #expect(try opacity(3) == 1)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(abs(try opacity(3) - 0.75) < 0.01)
      screen.scrollOffset = 20_000
      screen.layOut()
      for row in screen.rows {
        let text = try #require(row.texts.first)
        #expect(
          abs(try #require(row.label(text)).opacity - (text == "700" ? 0.5 : text == "3" ? 0.75 : 1)) < 0.01, "\(text)")
      }
    }

    struct Fields: View {
      @ObservedObject var texts: FieldTexts
      let log: Log
      var body: some View {
        List(0..<1_000) { row in
          HStack {
            TextField("field \(row)", text: $texts.texts[row])
            TextField("number", value: $texts.numbers[row], format: .number)
          }
          .onChange(of: texts.texts[row]) { log.entries.append("\(row): \($0) to \($1)") }
          .onChange(of: row, initial: true) { log.entries.append("row \(row)") }
          .task { texts.running.insert(row) }
        }
      }
    }

    @MainActor final class FieldTexts: ObservableObject {
      @Published var texts = (0..<1_000).map { "text \($0)" }
      @Published var numbers = Array(0..<1_000)
      var running: Set<Int> = []
    }

    private func entries(_ screen: TestScreen<Fields>) -> [Gtk.Widget] { screen.rows.flatMap { $0.all("GtkEntry") } }

    private func text(_ entry: Gtk.Widget) -> String { String(cString: gtk_editable_get_text(entry.opaque)) }

    /// The field that shows a text, in whichever row.
    private func entry(_ shown: String, _ screen: TestScreen<Fields>) throws -> Gtk.Widget {
      try #require(entries(screen).first { text($0) == shown })
    }

    @Test func fieldsAreUsedAgainAndBelongToTheirRows() throws {
      let (texts, log) = (FieldTexts(), Log())
      let screen = TestScreen { Fields(texts: texts, log: log) }
      screen.layOut()
      screen.appear()
      let before = Set(entries(screen).map(\.pointer))
      #expect(before.count > 20)
      screen.scrollOffset = 20_000
      screen.layOut()
      let shown = entries(screen)
      let new = Set(shown.map(\.pointer)).subtracting(before).count
      #expect(new < before.count / 4, "\(new) of \(before.count) are new")
      screen.flush()
      runJobs()
      #expect(!log.entries.contains { $0.contains(" to ") }, "another row is no change")
      for (field, number) in zip(shown, shown.dropFirst()) where text(field).hasPrefix("text") {
        let row = try #require(Int(text(field).dropFirst(5)))
        #expect(text(number) == "\(row)")
        #expect(field.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "field \(row)"))
        #expect(log.entries.contains("row \(row)"))
        #expect(texts.running.contains(row) == (gtk_widget_get_mapped(field.widget) != 0), "a task runs in view")
      }
      let field = try #require(shown.last { text($0).hasPrefix("text") })
      let row = try #require(Int(text(field).dropFirst(5)))
      gtk_editable_set_text(field.opaque, "typed")
      screen.flush()
      #expect(texts.texts[row] == "typed")
      #expect(log.entries.last == "\(row): text \(row) to typed")
    }

    @Test func whatIsBeingTypedStaysWithItsRow() throws {
      let texts = FieldTexts()
      let screen = TestScreen { Fields(texts: texts, log: Log()) }
      screen.layOut()
      gtk_editable_set_text(try entry("7", screen).opaque, "1234567")
      screen.scrollOffset = 20_000
      screen.layOut()
      #expect(!entries(screen).contains { text($0) == "1234567" })
      screen.scrollOffset = 0
      screen.layOut()
      let draft = try entry("1234567", screen)
      #expect(texts.numbers[7] == 7)
      draft.emit("activate")
      #expect(texts.numbers[7] == 1_234_567)
    }
  }
}
