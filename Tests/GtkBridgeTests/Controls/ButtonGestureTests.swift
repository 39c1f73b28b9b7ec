import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Gestures of a button's label, which take precedence over the button, as in SwiftUI.
  @Suite @MainActor struct ButtonGestureTests {
    private final class Log {
      var lines: [String] = []
    }

    private let log = Log()

    private func buttonWithGesture() -> some View {
      Button {
        log.lines.append("button")
      } label: {
        Text("tapped").onTapGesture { log.lines.append("gesture") }
      }
    }

    @Test func aTapOfTheLabelIsForItsGesture() async throws {
      let screen = try await ClickedScreen { buttonWithGesture() }
      for count in 1...2 {
        try screen.click("tapped")
        #expect(await MainLoop.wait { log.lines.count == count })
      }
      #expect(log.lines == ["gesture", "gesture"])
      screen.close()
    }

    @Test func aTapBesideTheGestureIsForTheButton() async throws {
      let screen = try await ClickedScreen {
        Button {
          log.lines.append("button")
        } label: {
          HStack {
            Text("tapped").onTapGesture { log.lines.append("gesture") }
            Text("plain")
          }
        }
      }
      try screen.click("plain")
      #expect(await MainLoop.wait { !log.lines.isEmpty })
      #expect(log.lines == ["button"])
      screen.close()
    }

    @Test func aButtonInsideADragThatBeginsAtOnceIsPressed() async throws {
      let screen = try await ClickedScreen {
        ZStack {
          Color.blue
          Button("inside") { log.lines.append("button") }
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in log.lines.append("drag") }
            .onEnded { _ in log.lines.append("end") })
      }
      try screen.click("inside")
      #expect(await MainLoop.wait { log.lines == ["button"] }, "\(log.lines)")
      log.lines = []
      try screen.click("inside", down: 80)
      #expect(await MainLoop.wait { log.lines == ["drag", "end"] }, "\(log.lines)")
      log.lines = []
      try screen.point(at: "inside")
      try InputDevices.pressButton()
      for _ in 0..<4 { try Pointer.send(["mousemove_relative", "--", "0", "14"]) }
      try InputDevices.releaseButton()
      #expect(await MainLoop.wait { log.lines.last == "end" }, "a movement is no press of the button: \(log.lines)")
      #expect(!log.lines.contains("button"))
      screen.close()
    }

    @Test func aTransparentColorLetsTapsThrough() async throws {
      let screen = try await ClickedScreen {
        ZStack {
          Button("below") { log.lines.append("button") }
          Color.black.opacity(0).padding(4).onTapGesture { log.lines.append("clear") }
        }
      }
      try screen.click("below")
      #expect(await MainLoop.wait { log.lines == ["button"] }, "\(log.lines)")
      screen.close()
    }

    @Test func aTransparentColorWithAShapeTakesTaps() async throws {
      let screen = try await ClickedScreen {
        ZStack {
          Button("below") { log.lines.append("button") }
          Color.clear.contentShape(Rectangle()).onTapGesture { log.lines.append("clear") }
        }
      }
      try screen.click("below")
      #expect(await MainLoop.wait { log.lines == ["clear"] }, "\(log.lines)")
      screen.close()
    }

    @Test func aKeyPressesTheButton() async throws {
      let screen = try await ClickedScreen { buttonWithGesture() }
      try #require(try screen.window.button("tapped")).takeFocus()
      try InputDevices.press("space")
      #expect(await MainLoop.wait { !log.lines.isEmpty })
      #expect(log.lines == ["button"])
      screen.close()
    }
  }
}
