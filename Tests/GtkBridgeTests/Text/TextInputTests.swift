import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TextInputTests {
    private final class Model: ObservableObject {
      @Published var text = "one line"
      @Published var log: [String] = []
    }

    @Test func aFieldThatIsEmptiedMakesNoWarning() async throws {
      struct Composer: View {
        @State private var draft = ""
        var body: some View {
          VStack {
            Spacer()
            HStack {
              TextField("Message", text: $draft, axis: .vertical)
              Button("Send") { draft = "" }
            }
            .padding()
          }
        }
      }
      let warnings = try await ToolkitWarnings.during {
        let screen = try await ClickedScreen(width: 360, height: 500) { Composer() }
        let text = try #require(try screen.window.all.first { $0.typeName == "GtkTextView" })
        text.takeFocus()
        let height = text.height
        try InputDevices.press("Return", "h", "i")
        #expect(await MainLoop.wait { text.height > height })
        try screen.click("Send")
        #expect(await MainLoop.wait { text.height == height })
        screen.close()
      }
      #expect(warnings == [])
    }

    @Test func fieldsTellInputMethodsWhatTheyExpect() throws {
      let screen = TestScreen {
        TextField("a", text: .constant("")).transformEnvironment(\.textInput) {
          $0.purpose = .email
          $0.capitalization = .never
          $0.isCorrected = false
        }
      }
      let entry = try #require(screen.root.first("GtkEntry"))
      #expect(gtk_entry_get_input_purpose(entry.cast()) == GTK_INPUT_PURPOSE_EMAIL)
      let hints = gtk_entry_get_input_hints(entry.cast()).rawValue
      #expect(hints == GTK_INPUT_HINT_LOWERCASE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
    }

    @Test func verticalFieldGrowsWithItsText() throws {
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { TextField("note", text: $model.text, axis: .vertical).frame(width: 200) }
      }
      let model = Model()
      let screen = TestScreen { Screen(model: model) }
      let editor = try #require(screen.root.first("GtkTextView"))
      func height() -> Int {
        screen.flush()
        screen.layOut()
        return editor.bounds(in: screen.root).height
      }
      let low = height()
      model.text = Array(repeating: "line", count: 8).joined(separator: "\n")
      #expect(height() > low + 60)
    }

    @Test func enterReachesTheActionsOfItsInput() throws {
      let model = Model()
      let screen = TestScreen {
        VStack {
          TextField("a", text: .constant(""))
          SearchField(text: .constant(""))
        }
        .onSubmit { model.log.append("text") }
        .onSubmit(of: .search) { model.log.append("search") }
      }
      try #require(screen.root.first("GtkEntry")).emit("activate")
      #expect(model.log == ["text"])
      try #require(screen.root.first("GtkSearchEntry")).emit("activate")
      #expect(model.log == ["text", "search"])
    }

    @Test func timesAreReadAsTheyAreWritten() throws {
      let day = try #require(Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 10)))
      func time(_ text: String) -> [Int]? {
        Date(time: text, on: day).map { date in
          let parts = Calendar.current.dateComponents([.day, .hour, .minute], from: date)
          return [parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0]
        }
      }
      #expect(time("21:05") == [10, 21, 5])
      #expect(time(TimeField.text(of: day.addingTimeInterval(13 * 3600 + 240))) == [10, 13, 4])
      #expect(time("noon") == nil)
    }

    @Test func buttonsOfATimeMoveItByFiveMinutesWithinTheRange() throws {
      @MainActor final class Times { var date = Date(timeIntervalSinceReferenceDate: 420) }
      let times = Times()
      let start = Date(timeIntervalSinceReferenceDate: 0)
      struct Screen: View {
        let times: Times
        let range: ClosedRange<Date>
        var body: some View {
          DatePicker(
            "t", selection: Binding(get: { times.date }, set: { times.date = $0 }), in: range,
            displayedComponents: .hourAndMinute)
        }
      }
      let range = start...start.addingTimeInterval(700)
      let screen = TestScreen { Screen(times: times, range: range) }
      screen.root.all("GtkButton")[1].emit("clicked")
      #expect(times.date.timeIntervalSince(start) == 600)
      screen.controller.rootView = Screen(times: times, range: range)
      screen.flush()
      let buttons = screen.root.all("GtkButton")
      #expect(buttons.map(\.isSensitive) == [true, false])
    }
  }
}
