import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import Charts

/// Charts in real windows.
@Suite(.serialized, .needsDisplay) @MainActor struct ChartViewTests {
  @Test func aChartIsAPictureWithANameAndItsData() throws {
    let host = try ViewHost {
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 5)).foregroundStyle(by: .value("Shop", "North"))
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 7)).foregroundStyle(by: .value("Shop", "South"))
      }
    }
    let canvas = try host.element(named: "Sales, Month")
    #expect(canvas.hint == "Jan, North: 5; Jan, South: 7")
    #expect(canvas.role.rawValue == "img")
    #expect(host.texts.filter { !$0.isEmpty } == ["North", "South"])
  }

  @Test func aChartFollowsItsData() throws {
    let host = try ViewHost { Growing() }
    #expect(host.texts.filter { $0.hasPrefix("value") } == ["value 1"])
    try host.tap("More")
    #expect(MainLoop.pump { host.texts.filter { $0.hasPrefix("value") } == ["value 1", "value 2"] })
  }

  private struct Growing: View {
    @State private var count = 1

    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Chart(1..<(count + 1), id: \.self) { number in
          BarMark(x: .value("x", "\(number)"), y: .value("y", number)).annotation { Text("value \(number)") }
        }
      }
    }
  }

  @Test func overlaysKnowPlacesAndValues() throws {
    var found: (plot: CGRect, x: Double?, value: Int?, name: String?)?
    _ = try ViewHost {
      Chart { ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
        .chartXScale(domain: 0...10)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let frame = geometry[proxy.plotAreaFrame]
            Color.clear
              .onChange(of: frame, initial: true) {
                found = (
                  frame, proxy.position(forX: 5).map(Double.init), proxy.value(atX: frame.width / 2),
                  proxy.value(atX: 0, as: String.self)
                )
              }
          }
        }
    }
    let last = try #require(found)
    #expect(last.plot.width > 200 && last.plot.height > 100)
    #expect(last.x == last.plot.width / 2 && last.value == 5 && last.name == nil)
  }

  /// A chart whose overlay has a gesture, and a text with the result of the gesture.
  private struct Touched: View {
    let name: String
    @State private var value: Double?

    var body: some View {
      VStack(spacing: 0) {
        Text("\(name): \(value.map { "\($0)" } ?? "nothing")")
        Chart { ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
          .chartXScale(domain: 0...10)
          .chartOverlay { proxy in
            GeometryReader { geometry in
              Rectangle().fill(.clear).contentShape(Rectangle())
                .gesture(
                  DragGesture(minimumDistance: 0).onChanged {
                    value = proxy.value(atX: $0.location.x - geometry[proxy.plotAreaFrame].minX)
                  })
            }
          }
      }
    }
  }

  private struct Presenting: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Present") { isShown = true }
        Touched(name: "window")
      }
      .sheet(isPresented: $isShown) { Touched(name: "sheet") }
    }
  }

  @Test func theGestureOfAnOverlayIsRecognisedInAWindowAndInASheet() async throws {
    let host = try ViewHost(size: CGSize(width: 600, height: 500)) { Presenting() }
    try await host.wait(for: "window: nothing")
    for _ in 0..<6 { await host.nextFrame() }
    try await press(below: "window: nothing", in: host)
    #expect(await MainLoop.wait { host.texts.contains { $0.hasPrefix("window: ") && $0 != "window: nothing" } })
    try host.tap("Present")
    try await host.wait(for: "sheet: nothing")
    for _ in 0..<6 { await host.nextFrame() }
    try await press(below: "sheet: nothing", in: host)
    #expect(await MainLoop.wait { host.texts.contains { $0.hasPrefix("sheet: ") && $0 != "sheet: nothing" } })
    host.close()
  }

  private func press(below text: String, in host: ViewHost) async throws {
    let label = try #require(Gtk.shownWindows.lazy.flatMap(\.all).first { $0.labelText == text })
    // The pointer moves in the window with the focus, which comes to a sheet after its first frame.
    #expect(await MainLoop.wait { label.rootWindow?.isActive == true })
    try Pointer.move(to: label, down: 120)
    await host.nextFrame()
    try Pointer.send(["mousedown", "1", "mousemove_relative", "--", "8", "0", "mouseup", "1"])
  }

  @Test func selectionsAreSetAndCleared() throws {
    var value: String? = "none"
    var range: ClosedRange<Int>?
    var angle: Double?
    let host = try ViewHost {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
        BarMark(x: .value("x", "b"), y: .value("y", 10))
      }
      .chartXSelection(value: Binding(get: { value }, set: { value = $0 }))
      .chartYSelection(range: Binding(get: { range }, set: { range = $0 }))
      .chartAngleSelection(value: Binding(get: { angle }, set: { angle = $0 }))
      .chartOverlay { proxy in
        Button("Select") {
          proxy.selectXValue(at: proxy.plotSize.width * 0.8)
          proxy.selectYRange(from: 0, to: proxy.plotSize.height)
        }
      }
    }
    try host.tap("Select")
    #expect(value == "b" && range == 0...10 && angle == nil)
  }

  @Test func chartsWithoutDataAndInNoRoomAreShown() throws {
    _ = try ViewHost {
      Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
      Chart { LineMark(x: .value("x", Double.nan), y: .value("y", Double.infinity)) }
      Chart { SectorMark(angle: .value("v", 0)) }
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.frame(width: 0, height: 0)
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.frame(width: 3, height: 3)
    }
  }

  @Test func chartsAreWrittenAsOnAppleSystems() throws {
    let readings = (0..<12).map {
      Reading(
        id: $0, date: Date(timeIntervalSince1970: 1_767_225_600 + Double($0) * 86_400), value: Double($0) / 2,
        size: $0 % 2 == 0 ? .small : .large)
    }
    let host = try ViewHost { Spellings(readings: readings) }
    #expect(MainLoop.pump { host.texts.contains("overlay") })
    #expect(host.texts.contains("large") && host.texts.contains("Value"))
  }

  @Test func chartGrowsWithThePlotAreaOfItsStyle() async throws {
    var plot = CGRect.zero
    let host = try ViewHost(size: CGSize(width: 500, height: 600)) {
      VStack {
        Chart { ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
          .chartPlotStyle { $0.frame(height: 137).background(.gray) }
          .chartOverlay { proxy in
            GeometryReader { geometry in
              let frame = geometry[proxy.plotAreaFrame]
              Color.clear.onChange(of: frame, initial: true) { plot = frame }
            }
          }
        Spacer()
      }
    }
    // The chart has a whole number of pixels.
    #expect(await MainLoop.wait { abs(plot.height - 137) < 1 })
    #expect(plot.width > 300)
    host.close()
  }
}
