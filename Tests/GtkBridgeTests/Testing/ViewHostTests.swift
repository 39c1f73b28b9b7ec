import GtkBridge
import GtkBridgeTesting
import Testing

extension GtkBridgeTests {
  /// Only with the public interface, as other packages have it.
  @Suite @MainActor struct ViewHostTests {
    struct Form: View {
      @State var name = ""
      @State var isOn = false
      @State var volume = 1.0
      @State var isSheetShown = false
      @State var greeting = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Toggle("Loud", isOn: $isOn).toggleStyle(.switch)
          Slider(value: $volume, in: 0...10).accessibilityIdentifier("volume")
          Button("Greet") { greeting = isOn ? "HELLO \(name)" : "Hello \(name)" }.accessibilityHint("says hello")
          Button("Never") {}.disabled(true)
          Button("More") { isSheetShown = true }
          Text(greeting)
          Text("Volume \(Int(volume))")
        }
        .sheet(isPresented: $isSheetShown) { Button("Done") { isSheetShown = false } }
      }
    }

    @Test func usesAViewAsPeopleDo() async throws {
      let host = try ViewHost { Form() }
      try host.type("Ada", into: "Name")
      try host.tap("Greet")
      await host.nextFrame()
      #expect(host.texts.contains("Hello Ada"))
      try host.element(.switch).tap()
      try host.tap("Greet")
      try await host.wait(for: "HELLO Ada")
      try host.element(identifier: "volume").set(to: 7)
      try await host.wait(for: "Volume 7")
      #expect(try host.element(.button, named: "Greet").hint == "says hello")
      #expect(try host.element(.switch).isOn == true)
      #expect(try host.element(named: "Name").text == "Ada")
    }

    @Test func findsWhatIsInASheet() async throws {
      let host = try ViewHost { Form() }
      try host.tap("More")
      try await host.wait(for: "Done")
      try host.tap("Done")
      #expect(await MainLoop.wait { !host.texts.contains("Done") })
    }

    @Test func failuresSayWhatIsOnScreen() throws {
      let host = try ViewHost { Form() }
      #expect(throws: ViewHostError.isDisabled("button \"Never\"")) { try host.tap("Never") }
      #expect(throws: ViewHostError.cannotType("button \"More\"")) {
        try host.element(.button, named: "More").type("a")
      }
      let error = #expect(throws: ViewHostError.self) { try host.tap("Missing") }
      #expect(error?.description.contains("button \"Greet\"") == true)
    }

    @Test func controllerAppearsAndDisappears() throws {
      let log = Log()
      let controller = LoggingController("a", log)
      let host = try ViewHost(controller)
      #expect(log.entries == ["a willAppear", "a didAppear"])
      host.close()
      #expect(log.entries.suffix(2) == ["a willDisappear", "a didDisappear"])
    }
  }
}
