import CGtk
import Foundation
import Graphics
import GtkObjects
import Observation
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Gestures by a real pointer.
  @Suite @MainActor struct TouchTests {
    private func expect(_ log: Log, _ entries: [String], _ location: SourceLocation = #_sourceLocation) async {
      _ = await MainLoop.wait { log.entries.count >= entries.count }
      #expect(log.entries == entries, sourceLocation: location)
    }

    @Test func latestActionRuns() async throws {
      struct Tapped: View {
        @State private var number = 1
        let log: Log
        var body: some View {
          Text("a").onTapGesture {
            log.entries.append("\(number)")
            number += 1
          }
        }
      }
      let log = Log()
      let screen = try await ClickedScreen { Tapped(log: log) }
      try screen.click("a")
      await expect(log, ["1"])
      await screen.nextFrame()
      try screen.click("a")
      await expect(log, ["1", "2"])
    }

    @Test func aDragInsideATapBegins() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack {
          Text("above")
          Color.blue.frame(width: 200, height: 200)
            .gesture(
              DragGesture().onChanged { _ in log.entries.append("drag") }.onEnded { _ in log.entries.append("end") })
          Text("below")
        }
        .onTapGesture { log.entries.append("tap") }
      }
      try screen.point(at: "above", down: 100)
      try InputDevices.pressButton()
      for _ in 0..<4 { try Pointer.send(["mousemove_relative", "--", "10", "6"]) }
      try InputDevices.releaseButton()
      #expect(await MainLoop.wait { log.entries.last == "end" }, "\(log.entries)")
      #expect(log.entries.first == "drag" && !log.entries.contains("tap"))
      log.entries = []
      try screen.click("above", down: 100)
      await expect(log, ["tap"])
    }

    /// The program sees the press and the drag at once, after both. The press still counts as long.
    @Test func aLongPressIsLongForABusyProgram() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack {
          Text("above")
          Color.blue.frame(width: 200, height: 200)
            .gesture(
              LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
                .onEnded { _ in log.entries.append("dragged") })
        }
      }
      try screen.point(at: "above", down: 100)
      await screen.nextFrame()
      let step = ["mousemove_relative", "--", "20", "0", "sleep", "0.02"]
      try Pointer.send(["mousedown", "1", "sleep", "0.4"] + step + step + step + ["mouseup", "1"])
      await expect(log, ["dragged"])
    }

    @Test func aDragOfAColorInsideATapBegins() async throws {
      struct Screen: View {
        @State private var drags = 0
        let log: Log
        var body: some View {
          VStack {
            Text("above")
            Text("drags \(drags)")
            Color.blue.gesture(
              DragGesture().onChanged { _ in
                drags += 1
                log.entries.append("drag")
              })
          }
          .onTapGesture { log.entries.append("tap") }
        }
      }
      let log = Log()
      let screen = try await ClickedScreen { Screen(log: log) }
      try screen.point(at: "above", down: 100)
      try InputDevices.pressButton()
      for _ in 0..<4 { try Pointer.send(["mousemove_relative", "--", "10", "6"]) }
      #expect(await MainLoop.wait { log.entries.first == "drag" }, "\(log.entries)")
      try InputDevices.releaseButton()
      screen.close()
    }

    @Test func doubleTapComesBeforeATap() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        Text("a").frame(width: 100, height: 100)
          .onTapGesture(count: 2) { log.entries.append("double") }
          .onTapGesture { log.entries.append("single") }
      }
      try screen.click("a")
      await expect(log, ["single"])
      // The clicks belong together, no matter how slow the machine is.
      let interval = TapRecognizer.interval
      TapRecognizer.interval = 60
      defer { TapRecognizer.interval = interval }
      try InputDevices.clickTwice()
      await expect(log, ["single", "double"])
    }

    @Test func tapTellsItsPlace() async throws {
      var places: [CGPoint] = []
      let screen = try await ClickedScreen {
        VStack {
          Text("above").frame(height: 50)
          Text("a").frame(width: 100, height: 40).onTapGesture { places.append($0) }
        }
        .coordinateSpace(name: "stack")
      }
      try screen.click("a", right: 10, down: 5)
      #expect(await MainLoop.wait { !places.isEmpty })
      #expect(places.allSatisfy { abs($0.x - 60) <= 1 && abs($0.y - 25) <= 1 }, "\(places)")
    }

    @Test func placeIsThatOfANamedSpace() async throws {
      var places: [CGPoint] = []
      let screen = try await ClickedScreen {
        VStack(spacing: 0) {
          Text("above").frame(height: 50)
          Text("a").frame(width: 100, height: 40)
            .onTapGesture(coordinateSpace: .named("stack")) { places.append($0) }
        }
        .coordinateSpace(name: "stack")
      }
      try screen.click("a", right: 10, down: 5)
      #expect(await MainLoop.wait { !places.isEmpty })
      #expect(places.allSatisfy { abs($0.x - 60) <= 1 && abs($0.y - 75) <= 1 }, "\(places)")
    }

    @Test func buttonsKeepTheirClicks() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack {
          Button("press") { log.entries.append("press") }
          Text("text")
        }
        .onTapGesture { log.entries.append("tap") }
      }
      try screen.click("press")
      await expect(log, ["press"])
      try screen.click("text")
      await expect(log, ["press", "tap"])
    }

    @Test func simultaneousGesturesRunBesideAButton() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        Button("press") { log.entries.append("press") }
          .simultaneousGesture(TapGesture().onEnded { log.entries.append("tap") })
      }
      try screen.click("press")
      await expect(log, ["tap", "press"])
    }

    private struct DismissedFields: View {
      let log: Log
      @FocusState private var isFocused: Bool
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("word", text: $text).focused($isFocused)
          Text("text \(text)")
        }
        .simultaneousGesture(
          TapGesture().onEnded {
            isFocused = false
            log.entries.append("tap")
          })
      }
    }

    /// As on iOS, the field takes the tap that gives it the keyboard focus. Around it, a tap removes the focus.
    @Test func fieldTakesItsTapFromASimultaneousOne() async throws {
      let log = Log()
      let screen = try await ClickedScreen { DismissedFields(log: log) }
      let window = try screen.window
      let field = try #require(window.first("GtkText"))
      try Pointer.click(field)
      try InputDevices.press("a")
      #expect(await MainLoop.wait { window.label("text a") != nil })
      #expect(log.entries.isEmpty)
      try screen.click("text a")
      await expect(log, ["tap"])
      #expect(await MainLoop.wait { !field.isFocused })
    }

    @Test func highPriorityComesBeforeAButton() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack {
          Button("press") { log.entries.append("press") }
        }
        .highPriorityGesture(TapGesture().onEnded { log.entries.append("tap") })
      }
      try screen.click("press")
      await expect(log, ["tap"])
      try screen.click("press")
      await expect(log, ["tap", "tap"])
    }

    @Test func dragThatBeginsOnAButtonMovesItsView() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack { Button("press") { log.entries.append("press") } }
          .gesture(DragGesture().onEnded { log.entries.append("\($0.translation.width)") })
      }
      try screen.drag("press", by: [(15, 0), (20, 0)])
      await expect(log, ["20.0"])
      try screen.click("press")
      await expect(log, ["20.0", "press"])
    }

    private struct Card: View {
      let log: Log
      @State private var place = CGSize.zero
      @GestureState private var pull = CGSize.zero

      var body: some View {
        Text("card").frame(width: 100, height: 60)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($pull) { value, pull, _ in
                pull = value.translation
                log.entries.append("\(value.translation.width) \(value.translation.height)")
              }
              .onEnded { place = CGSize(width: place.width + $0.translation.width, height: 0) }
          )
          .offset(x: place.width + pull.width, y: place.height + pull.height)
      }
    }

    /// The card moves with the pointer, and with it the coordinates of its widget.
    @Test func viewThatFollowsThePointerDoesNotOscillate() async throws {
      let log = Log()
      let screen = try await ClickedScreen { Card(log: log) }
      let start = try screen.middle(of: "card")
      try InputDevices.hold(atX: start.x, y: start.y)
      await expect(log, ["0.0 0.0"])
      var expected = ["0.0 0.0"]
      for step in 1...4 {
        try InputDevices.point(atX: start.x + Double(step) * 20, y: start.y + Double(step))
        expected.append("\(Double(step) * 20) \(Double(step))")
        await expect(log, expected)
        await screen.nextFrame()
        #expect(try screen.middle(of: "card").x == start.x + Double(step) * 20)
      }
      try InputDevices.releaseButton()
      #expect(await MainLoop.wait { (try? screen.middle(of: "card")) == CGPoint(x: start.x + 80, y: start.y) })
    }

    private struct Disabled: View {
      let log: Log
      let model: Model
      @GestureState private var isDown = false

      var body: some View {
        VStack {
          Text(isDown ? "down" : "up")
          if model.isShown {
            Text("drag").frame(width: 100, height: 50)
              .gesture(
                DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, _ in isDown = true }
                  .onEnded { _ in log.entries.append("ended") },
                isEnabled: model.isEnabled
              )
              .disabled(model.isDisabled)
          }
        }
      }
    }

    @Observable @MainActor fileprivate final class Model {
      var isShown = true
      var isEnabled = true
      var isDisabled = false
      var longPress = 0.3
    }

    private func endsGesture(by change: (Model) -> Void) async throws {
      let (log, model) = (Log(), Model())
      let screen = try await ClickedScreen { Disabled(log: log, model: model) }
      try screen.drag("drag", by: [(5, 5)], releases: false)
      #expect(await MainLoop.wait { (try? screen.window.texts.contains("down")) == true })
      change(model)
      #expect(await MainLoop.wait { (try? screen.window.texts.contains("up")) == true })
      try InputDevices.releaseButton()
      await screen.nextFrame()
      #expect(log.entries == [])
    }

    @Test func stateReturnsWhenTheGestureIsDisabled() async throws { try await endsGesture { $0.isEnabled = false } }
    @Test func stateReturnsWhenTheViewIsDisabled() async throws { try await endsGesture { $0.isDisabled = true } }
    @Test func stateReturnsWhenTheViewGoes() async throws { try await endsGesture { $0.isShown = false } }

    @Test func mouseDragsInAScrollView() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        ScrollView {
          Text("drag").frame(width: 200, height: 1000)
            .gesture(DragGesture().onEnded { log.entries.append("\($0.translation.height)") })
        }
      }
      let start = try screen.bounds(of: "drag")
      let window = try screen.window
      let scroll = try #require(window.all.first { $0.typeName == "GtkScrolledWindow" }).bounds(in: window)
      _ = start
      let (x, y) = (Double(scroll.x + scroll.width / 2), Double(scroll.y + 300))
      try InputDevices.hold(atX: x, y: y)
      try InputDevices.point(atX: x, y: y - 20)
      try InputDevices.point(atX: x, y: y - 60)
      try InputDevices.releaseButton()
      await expect(log, ["-60.0"])
    }

    private struct Held: View {
      let log: Log
      let model: Model

      var body: some View {
        Text("press").onLongPressGesture(minimumDuration: model.longPress) {
          log.entries.append("held")
        } onPressingChanged: {
          log.entries.append("\($0)")
        }
      }
    }

    @Test func longPress() async throws {
      let (log, model) = (Log(), Model())
      let screen = try await ClickedScreen { Held(log: log, model: model) }
      try screen.drag("press", by: [], releases: false)
      await expect(log, ["true", "held", "false"])
      try InputDevices.releaseButton()
      // Longer than a click lasts, no matter how slow the machine is.
      model.longPress = 60
      await screen.nextFrame()
      try screen.click("press")
      await expect(log, ["true", "held", "false", "true", "false"])
    }

    @Test func pinchesOfAWidget() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        Text("pinch").frame(width: 100, height: 100)
          .gesture(
            MagnifyGesture().onEnded { log.entries.append("\($0.magnification)") }
              .simultaneously(with: RotateGesture().onEnded { log.entries.append("\($0.rotation.radians)") }))
      }
      let widgets = try screen.window.all.lazy
      let zoom = try #require(widgets.compactMap { $0.controllers("GtkGestureZoom").first }.first)
      let rotate = try #require(widgets.compactMap { $0.controllers("GtkGestureRotate").first }.first)
      zoom.emitTouch("begin")
      rotate.emitTouch("begin")
      zoom.emit("scale-changed", numbers: [2])
      rotate.emit("angle-changed", numbers: [0.5, 0.5])
      zoom.emitTouch("end")
      rotate.emitTouch("end")
      #expect(log.entries.sorted() == ["0.5", "2.0"])
    }

    @Test func gestureIsLetGoWithTheView() async throws {
      weak var token: Token?
      do {
        let held = Token()
        token = held
        let screen = TestScreen {
          Text("a").gesture(DragGesture().onEnded { _ in withExtendedLifetime(held) {} })
            .simultaneousGesture(MagnifyGesture().onEnded { _ in _ = held })
        }
        screen.flush()
      }
      #expect(token == nil)
    }
  }
}
