import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Key presses by real keys.
  @Suite @MainActor struct KeyPressTests {
    private func show<Content: View>(@ViewBuilder _ content: () -> Content) async throws -> ViewHost {
      let host = try ViewHost(content: content)
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      return host
    }

    private func focusBoxes() -> [Gtk.Widget] { Gtk.shownWindows.first?.all("GtkFixed") ?? [] }

    private struct Nested: View {
      let log: Log
      var isInnerHandling = true
      var body: some View {
        VStack {
          Text("inner").focusable().onKeyPress("a") {
            log.entries.append("inner a")
            return isInnerHandling ? .handled : .ignored
          }
          Text("other").focusable()
        }
        .onKeyPress(keys: ["a", "b"]) { press in
          log.entries.append("outer \(press.characters)")
          return .handled
        }
        .onKeyPress { press in
          log.entries.append("last \(press.characters)")
          return .ignored
        }
      }
    }

    @Test func innerViewsComeFirst() async throws {
      let log = Log()
      let host = try await show { Nested(log: log) }
      #expect(focusBoxes().first?.grabFocus() == true)
      try InputDevices.press("a", "b", "c")
      #expect(await MainLoop.wait { log.entries.count == 3 })
      #expect(log.entries == ["inner a", "outer b", "last c"])
      withExtendedLifetime(host) {}
    }

    @Test func ignoredKeysGoOutwards() async throws {
      let log = Log()
      let host = try await show { Nested(log: log, isInnerHandling: false) }
      #expect(focusBoxes().first?.grabFocus() == true)
      try InputDevices.press("a", "c")
      #expect(await MainLoop.wait { log.entries.count == 3 })
      #expect(log.entries == ["inner a", "outer a", "last c"])
      withExtendedLifetime(host) {}
    }

    @Test func onlyTheFocusedViewHearsKeys() async throws {
      let log = Log()
      let host = try await show { Nested(log: log) }
      let boxes = focusBoxes()
      try #require(boxes.count == 2)
      boxes[1].grabFocus()
      try InputDevices.press("a", "c")
      #expect(await MainLoop.wait { log.entries.count == 2 })
      #expect(log.entries == ["outer a", "last c"])
      withExtendedLifetime(host) {}
    }

    private struct Field: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField("field", text: $text)
          .onKeyPress(characters: .decimalDigits) { press in
            log.entries.append(press.characters)
            return .handled
          }
          .onKeyPress(.return) {
            log.entries.append("return")
            return .handled
          }
          .onSubmit { log.entries.append("submitted") }
        Text("typed \(text)")
      }
    }

    @Test func actionsPrecedeTheFieldAndTheRestIsTyped() async throws {
      let log = Log()
      let host = try await show { Field(log: log) }
      #expect(Gtk.shownWindows.first?.first("GtkText")?.grabFocus() == true)
      try InputDevices.press("x", "1", "shift+y", "Return", "KP_2")
      #expect(await MainLoop.wait { log.entries.count == 3 && host.texts.contains("typed xY") }, "\(host.texts)")
      #expect(log.entries == ["1", "return", "2"])
    }

    @Test func composingPrecedesActions() async throws {
      let log = Log()
      let host = try await show { Field(log: log) }
      let window = try #require(Gtk.shownWindows.first)
      let text = try #require(window.first("GtkText"))
      text.grabFocus()
      let method = try #require(InputMethod.context(of: text))
      InputMethod.compose("ㅎ", in: method)
      try InputDevices.press("1", "F2")
      InputMethod.compose("", in: method)
      try InputDevices.press("2")
      #expect(await MainLoop.wait { !log.entries.isEmpty })
      withExtendedLifetime(host) {}
    }

    private struct Phased: View {
      let log: Log
      var body: some View {
        Text("a").focusable()
          .onKeyPress(.rightArrow, phases: .all) { press in
            let phase = press.phase == .down ? "down" : press.phase == .repeat ? "repeat" : "up"
            log.entries.append(phase)
            return .handled
          }
          .onKeyPress("m") { .ignored }
          .onKeyPress("m", phases: .down) { press in
            log.entries.append("\(press.key == "m") \(press.characters) \(press.modifiers.rawValue)")
            return .handled
          }
      }
    }

    @Test func phasesAndModifiersAreReported() async throws {
      let log = Log()
      let host = try await show { Phased(log: log) }
      focusBoxes().first?.grabFocus()
      try InputDevices.press("Right", "Right")
      #expect(await MainLoop.wait { log.entries.count == 4 })
      #expect(log.entries == ["down", "up", "down", "up"])
      log.entries = []
      try InputDevices.hold("Right")
      #expect(await MainLoop.wait { log.entries.count > 2 })
      try InputDevices.release("Right")
      #expect(await MainLoop.wait { log.entries.last == "up" })
      #expect(log.entries.first == "down")
      #expect(log.entries.dropFirst().dropLast().allSatisfy { $0 == "repeat" }, "\(log.entries)")
      log.entries = []
      try InputDevices.press("shift+m", "ctrl+m", "alt+m")
      #expect(await MainLoop.wait { log.entries.count == 3 })
      let command = EventModifiers([.control, .command]).rawValue
      #expect(log.entries == ["true M 2", "true m \(command)", "true m 8"])
      withExtendedLifetime(host) {}
    }

    @Test func latestActionRunsAndGoesWithItsView() throws {
      weak var token: Token?
      do {
        let held = Token()
        token = held
        let screen = TestScreen { Text("a").focusable().onKeyPress { _ in withExtendedLifetime(held) { .handled } } }
        screen.flush()
      }
      #expect(token == nil)
    }

    private struct Moving: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack {
          Text("board").focusable().onMoveCommand { log.entries.append("\($0)") }
          Text("none").focusable().onMoveCommand(perform: nil)
        }
        .onMoveCommand { log.entries.append("outer \($0)") }
      }
    }

    @Test func arrowsAreMoveCommands() async throws {
      let log = Log()
      let host = try await show { Moving(log: log) }
      let boxes = focusBoxes()
      boxes.first?.grabFocus()
      try InputDevices.press("Left", "Right", "Up", "Down")
      #expect(await MainLoop.wait { log.entries.count == 4 })
      #expect(log.entries == ["left", "right", "up", "down"])
      boxes.last?.grabFocus()
      try InputDevices.press("Down")
      #expect(await MainLoop.wait { log.entries.count == 5 })
      #expect(log.entries.last == "outer down")
      withExtendedLifetime(host) {}
    }
  }
}
