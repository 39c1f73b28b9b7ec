import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ToggleTests {
    private struct Settings<Style: ToggleStyle>: View {
      let counter: Counter
      let style: Style
      @State private var isOn = false
      var body: some View {
        counter.note("body")
        return VStack {
          Toggle("Sound", isOn: $isOn).toggleStyle(style)
          Button("flip") { isOn.toggle() }
          Mirror(isOn: $isOn)
        }
      }
    }

    private struct Mirror: View {
      @Binding var isOn: Bool
      var body: some View { Text(isOn ? "on" : "off") }
    }

    @Test func aLabelBesideItsControlBeginsAtTheEdge() throws {
      func alignment(_ view: some View) throws -> Float {
        let screen = TestScreen(width: 200) { view }
        screen.layOut()
        return gtk_label_get_xalign(try #require(screen.root.label("A label that has to wrap here")).opaque)
      }
      let toggle = Toggle("A label that has to wrap here", isOn: .constant(true))
      #expect(try alignment(toggle.toggleStyle(.switch)) == 0 && alignment(toggle.toggleStyle(.checkbox)) == 0)
      #expect(try alignment(toggle.toggleStyle(.button)) == 0.5)
      #expect(
        try alignment(Picker("A label that has to wrap here", selection: .constant(1)) { Text("1").tag(1) }) == 0)
    }

    @Test func automaticIsASwitchInAForm() {
      let alone = TestScreen { Toggle("Sound", isOn: .constant(true)) }
      #expect(alone.root.first("GtkCheckButton") != nil)
      let form = TestScreen {
        Form {
          Toggle("Sound", isOn: .constant(true))
          Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        }
      }
      #expect(form.root.all("GtkSwitch").count == 1)
      #expect(form.root.all("GtkCheckButton").count == 1)
    }

    @Test func controlsOfAListStandAtTheEndOfTheirRows() throws {
      let screen = TestScreen(width: 400) {
        List {
          Toggle("Sound", isOn: .constant(true))
          Stepper("Volume", value: .constant(1))
          Picker("Speed", selection: .constant(1)) { ForEach(1..<4) { Text("speed \($0)").tag($0) } }
        }
      }
      screen.layOut()
      for (name, type) in [("Sound", "GtkSwitch"), ("Volume", "GtkButton"), ("Speed", "GtkDropDown")] {
        let label = try screen.bounds(of: name)
        let control = try #require(screen.root.all(type).last).bounds(in: screen.root)
        #expect(label.x < 40 && control.maxX > 360, "\(name): \(label.x) \(control.maxX)")
      }
    }

    @Test func showsAndChangesTheValue() throws {
      try check(.checkbox, "GtkCheckButton", GTK_ACCESSIBLE_ROLE_CHECKBOX)
      try check(.switch, "GtkSwitch", GTK_ACCESSIBLE_ROLE_SWITCH)
      try check(.button, "GtkToggleButton", isOldestToolkit ? GTK_ACCESSIBLE_ROLE_CHECKBOX : toggleButton)
    }

    /// `GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON`, which the oldest GTK does not have.
    private let toggleButton = GtkAccessibleRole(rawValue: GTK_ACCESSIBLE_ROLE_WINDOW.rawValue + 1)

    private func check(_ style: some ToggleStyle, _ type: String, _ role: GtkAccessibleRole) throws {
      let counter = Counter()
      let screen = TestScreen { Settings(counter: counter, style: style) }
      let control = try #require(screen.root.first(type))
      #expect(control.hasRole(role))
      #expect(control.isLabelledByAnother)
      control.setProperty("active", to: true)
      screen.flush()
      #expect(screen.texts.contains("on"))
      try screen.tap("flip")
      screen.flush()
      #expect(control.property("active") == false)
      #expect(screen.texts.contains("off"))
      #expect(counter.counts["body"] == 1, "the control reads the value, the body does not")
    }

    @Test func valueThatIsNotTakenIsShownAgain() throws {
      let screen = TestScreen { Toggle("Fixed", isOn: .constant(true)) }
      let box = try #require(screen.root.first("GtkCheckButton"))
      box.setProperty("active", to: false)
      #expect(box.property("active") == true)
    }

    @Test func programsChangeIsNotTakenForTheUsers() throws {
      var writes = 0
      func toggle(_ isOn: Bool) -> Toggle<Text> {
        Toggle("a", isOn: Binding(get: { isOn }, set: { _ in writes += 1 }))
      }
      let screen = TestScreen { toggle(false) }
      screen.controller.rootView = toggle(true)
      screen.flush()
      #expect(screen.root.first("GtkCheckButton")?.property("active") == true)
      #expect(writes == 0)
    }

    @Test func disabledTakesNoInput() throws {
      let screen = TestScreen { Toggle("a", isOn: .constant(true)).toggleStyle(.switch).disabled(true) }
      #expect(screen.root.first("GtkSwitch")?.isSensitive == false)
    }
  }
}
