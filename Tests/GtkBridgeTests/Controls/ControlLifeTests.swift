import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Neither widgets nor closures of a control outlive its screen.
  @Suite @MainActor struct ControlLifeTests {
    private struct Everything: View {
      let token: Token
      @State private var isOn = true
      @State private var text = "text"
      @State private var number = 0.5
      @State private var count = 1
      @State private var date = Date(timeIntervalSince1970: 0)
      @FocusState private var isFocused: Bool

      var body: some View {
        let action = { withExtendedLifetime(token) {} }
        Form {
          Section("Toggles") {
            Toggle("a", isOn: $isOn)
            Toggle("b", isOn: $isOn).toggleStyle(.switch)
            Toggle("c", isOn: $isOn).toggleStyle(.button)
          }
          Section("Texts") {
            TextField("d", text: $text).focused($isFocused).onSubmit(action)
            SecureField("e", text: $text)
            SearchField(text: $text)
            TextEditor(text: $text)
            Label("f", systemImage: "star").overlay(alignment: .top) { Text("over") }.background(Color.red)
          }
          Section("Numbers") {
            Slider(value: $number)
            Stepper("g", value: $count)
            ProgressView(value: number)
            ProgressView()
            Gauge(value: number) { Text("h") }
          }
          Section("Choices") {
            Picker("i", selection: $count) { ForEach(0..<3) { Text("\($0)") } }
            Picker("j", selection: $count) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
            Picker("k", selection: $count) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.inline)
            DatePicker("l", selection: $date)
            DatePicker("m", selection: $date).datePickerStyle(.graphical)
            Menu("n") { Button("o", action: action) }
          }
          Section("Others") {
            DisclosureGroup("p") { Text("inside").onTapGesture(perform: action) }
            GroupBox("q") { Text("in a box").onHover { _ in action() } }
            Text("r").frame(maxWidth: 100).fixedSize().opacity(0.5).hidden().onLongPressGesture(perform: action)
            Button("s", action: action).keyboardShortcut("s").help("help").badge(2)
          }
        }
      }
    }

    @Test func everyWidgetAndClosureGoesWithItsScreen() throws {
      weak var token: Token?
      var references: [(String, Gtk.WeakReference)] = []
      do {
        let held = Token()
        token = held
        let screen = TestScreen(width: 700, height: 600) { Everything(token: held) }
        screen.appear()
        screen.layOut()
        screen.disappear()
        references = screen.root.all.map { ($0.typeName, Gtk.WeakReference($0)) }
        #expect(references.count > 100)
        screen.close()
      }
      #expect(MainLoop.pump { !references.contains { $0.1.isAlive } })
      let alive = references.filter { $0.1.isAlive }.map(\.0)
      #expect(alive == [], "still alive")
      #expect(token == nil)
    }

    /// Creates a screen of all controls, uses it a little and removes it. Returns whether no object remains.
    private func leavesNothing() throws -> Bool {
      weak var token: Token?
      var references: [Gtk.WeakReference] = []
      do {
        let held = Token()
        token = held
        let screen = TestScreen { Everything(token: held) }
        screen.appear()
        let toggle = try #require(screen.root.first("GtkCheckButton"))
        gtk_check_button_set_active(toggle.cast(), 0)
        screen.flush()
        screen.disappear()
        references = screen.root.all.map { Gtk.WeakReference($0) }
      }
      return token == nil && !references.contains(where: \.isAlive)
    }

    /// Performs the updates that wait for screens without a frame clock. They retain the graphs of removed screens.
    private func performUpdatesOffScreen() {
      var isOver = false
      Task {
        // Several times as long as the updates wait.
        try? await Task.sleep(for: .milliseconds(100))
        isOver = true
      }
      #expect(MainLoop.pump { isOver })
    }

    @Test func aThousandRoundsLeaveNothingBehind() throws {
      for _ in 0..<100 { _ = try leavesNothing() }
      performUpdatesOffScreen()
      let before = residentKilobytes()
      for round in 0..<1_000 {
        try #require(try leavesNothing(), "round \(round)")
        if round.isMultiple(of: 50) { performUpdatesOffScreen() }
      }
      performUpdatesOffScreen()
      #expect(residentKilobytes() - before < 4_000)
    }
  }
}
