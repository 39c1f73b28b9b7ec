import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// The view that takes a real pointer. Each test clicks where a layer draws nothing, then where a view reacts, so
  /// that a click without a receiver also fails.
  @Suite @MainActor struct HitTestingTests {
    private func expect(_ log: Log, _ entries: [String], after click: () throws -> Void) async throws {
      try click()
      #expect(await MainLoop.wait(timeout: .seconds(20)) { log.entries.count >= entries.count })
      #expect(log.entries == entries)
    }

    private struct Below<Layer: View>: View {
      let log: Log
      @ViewBuilder let layer: () -> Layer

      var body: some View {
        ZStack {
          Button("below") { log.entries.append("below") }
          layer()
        }
        .frame(width: 300, height: 200)
      }
    }

    private func reachesBelow<Layer: View>(@ViewBuilder _ layer: @escaping () -> Layer) async throws {
      let log = Log()
      let screen = try await ClickedScreen { Below(log: log, layer: layer) }
      try await expect(log, ["below"]) { try screen.click("below") }
      withExtendedLifetime(screen) {}
    }

    private func isBlocked<Layer: View>(@ViewBuilder by layer: @escaping () -> Layer) async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack {
          Below(log: log, layer: layer)
          Button("other") { log.entries.append("other") }
        }
      }
      try screen.click("below")
      try await expect(log, ["other"]) { try screen.click("other") }
    }

    @Test func gapsOfStacks() async throws {
      try await reachesBelow {
        VStack {
          Spacer()
          Text("foot")
        }
      }
    }

    @Test func contentShapeOfAClearShape() async throws {
      try await reachesBelow { Rectangle().fill(.clear) }
      try await isBlocked { Rectangle().fill(.clear).contentShape(Rectangle()) }
    }

    @Test func gesturesOfWhatIsDrawnElsewhere() async throws {
      try await reachesBelow { HStack { Text("layer") }.offset(x: 500).scaleEffect(0.9).onTapGesture {} }
      try await isBlocked { Color.black.offset(x: 1).rotationEffect(.degrees(5)).onTapGesture {} }
    }

    @Test func geometryReader() async throws { try await reachesBelow { GeometryReader { _ in EmptyView() } } }

    @Test func clearColours() async throws {
      try await reachesBelow { Color.clear }
      try await reachesBelow { Color.red.opacity(0) as Color }
      try await reachesBelow { Rectangle().fill(.clear) }
      try await reachesBelow { Text("far").frame(width: 200, height: 100, alignment: .top).background(Color.clear) }
    }

    @Test func insideOfOutlines() async throws { try await reachesBelow { Circle().stroke(.red, lineWidth: 4) } }

    @Test func cornersOfShapes() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        Button {
          log.entries.append("below")
        } label: {
          Text("corner").frame(width: 200, height: 200, alignment: .topLeading)
        }
        .overlay { Circle().fill(.red) }
      }
      try await expect(log, ["below"]) { try screen.click("corner", right: -15) }
    }

    @Test func viewsMovedAway() async throws {
      try await reachesBelow { Color.red.frame(width: 300, height: 60).offset(x: 1000) }
    }

    @Test func transparentAndHiddenViews() async throws {
      try await reachesBelow { Color.red.opacity(0.0).background(Color.clear).hidden() }
      try await reachesBelow { AnyView(Color.red).opacity(0) }
    }

    @Test func viewsWithoutHitTesting() async throws { try await reachesBelow { Color.red.allowsHitTesting(false) } }

    @Test func grids() async throws {
      try await reachesBelow {
        Grid(verticalSpacing: 150) {
          GridRow { Text("first") }
          GridRow { Text("second") }
        }
      }
    }

    @Test func opaqueColoursBlock() async throws {
      try await isBlocked { Color.red.opacity(0.1) }
      try await isBlocked { Rectangle().fill(.red) }
      try await isBlocked { Text("far").frame(width: 200, height: 150, alignment: .top).background(Color.red) }
    }

    @Test func contentShapesBlock() async throws { try await isBlocked { Color.clear.contentShape(Rectangle()) } }

    @Test func opacityThatReturnsTakesThePointer() async throws {
      struct Fading: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
          VStack {
            Button("fading") { log.entries.append("fading") }.opacity(isShown ? 1 : 0)
            Button("show") {
              log.entries.append("show")
              isShown = true
            }
          }
        }
      }
      let log = Log()
      let screen = try await ClickedScreen { Fading(log: log) }
      try screen.click("fading")
      try await expect(log, ["show"]) { try screen.click("show") }
      await screen.nextFrame()
      try await expect(log, ["show", "fading"]) { try screen.click("fading") }
    }

    @Test func contentShapeMakesGapsOfARowTappable() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        HStack {
          Text("name")
          Spacer()
          Text("price")
        }
        .contentShape(Rectangle())
        .onTapGesture { log.entries.append("row") }
      }
      try await expect(log, ["row"]) { try screen.click("name", right: 120) }
    }

    @Test func contentShapeLimitsTheGaps() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        ZStack {
          Button {
            log.entries.append("below")
          } label: {
            Text("corner").frame(width: 200, height: 200, alignment: .topLeading)
          }
          Color.clear.frame(width: 210, height: 210).contentShape(Circle())
            .onTapGesture { log.entries.append("circle") }
        }
      }
      try await expect(log, ["below"]) { try screen.click("corner", right: -15) }
      try await expect(log, ["below", "circle"]) { try screen.click("corner", right: 80, down: 90) }
    }

    @Test func floatingButtonLeavesTheListUsable() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        ZStack {
          List(0..<40, id: \.self) { number in
            Button("row \(number)") { log.entries.append("row \(number)") }
          }
          VStack {
            Spacer()
            HStack {
              Spacer()
              Button {
                log.entries.append("floating")
              } label: {
                Text("plus").padding().background(Color.blue).clipShape(Circle())
              }
            }
            .padding()
          }
        }
      }
      try await expect(log, ["row 2"]) { try screen.click("row 2") }
      try await expect(log, ["row 2", "floating"]) { try screen.click("plus") }
      let before = try screen.bounds(of: "row 4").y
      try screen.turnWheel(2, at: "row 3")
      #expect(await MainLoop.wait { (try? screen.bounds(of: "row 4").y).map { $0 < before } == true })
    }

    @Test func overlaidOutlinesLeaveControlsUsable() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        VStack(spacing: 24) {
          Button("outlined") { log.entries.append("outlined") }
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2) }
          TextField("field", text: .constant("typed")).padding().overlay { Capsule().stroke(.gray) }
        }
      }
      try await expect(log, ["outlined"]) { try screen.click("outlined") }
      let window = try screen.window
      let field = try #require(window.all.first { $0.typeName == "GtkText" })
      let bounds = field.bounds(in: window)
      try InputDevices.click(atX: Double(bounds.x + 20), y: Double(bounds.y + bounds.height / 2))
      #expect(await MainLoop.wait { field.focusedDescendant != nil })
    }

    private struct OutlinedControls: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack(spacing: 24) {
          Button("button") { log.entries.append("button") }
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2) }
          Button {
            log.entries.append("label")
          } label: {
            Text("label").padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 1) }
          }
          TextField("field", text: $text).padding().overlay { Capsule().stroke(.gray) }
          Text("typed \(text)")
        }
        .padding()
      }
    }

    @Test func outlinedControlsTakeClicksAndKeys() async throws {
      let log = Log()
      let screen = try await ClickedScreen { OutlinedControls(log: log) }
      try await expect(log, ["button"]) { try screen.click("button") }
      try await expect(log, ["button", "label"]) { try screen.click("label") }
      let window = try screen.window
      let field = try #require(window.first("GtkText"))
      try Pointer.click(field)
      #expect(await MainLoop.wait { field.focusedDescendant != nil })
      try InputDevices.press("a", "b")
      #expect(await MainLoop.wait { window.label("typed ab") != nil })
    }

    @Test func hoverPassesThroughALayer() async throws {
      let log = Log()
      let screen = try await ClickedScreen {
        ZStack {
          Text("hovered").frame(width: 200, height: 100).onHover { log.entries.append("\($0)") }
          VStack { Spacer() }
        }
      }
      try await expect(log, ["true"]) { try screen.point(at: "hovered", down: 30) }
      try await expect(log, ["true", "false"]) { try screen.point(at: "hovered", down: 130) }
    }
  }
}
