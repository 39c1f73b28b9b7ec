import CGtk
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ScrollGeometryTests {
    private struct Lines: View {
      @State var position = ScrollPosition(edge: .top)
      @State var offset = -1.0
      @State var phases: [ScrollPhase] = []
      @State var lastIsVisible = false

      var body: some View {
        VStack {
          ScrollView {
            VStack {
              ForEach(0..<100) { number in
                Text("line \(number)").frame(height: 20)
                  .onScrollVisibilityChange { if number == 99 { lastIsVisible = $0 } }
              }
            }
          }
          .frame(height: 200)
          .scrollPosition($position)
          .onScrollGeometryChange(for: Double.self, of: { Double($0.contentOffset.y) }) { offset = $1 }
          .onScrollPhaseChange { phases.append($1) }
          Button("bottom") { position.scrollTo(edge: .bottom) }
          Button("point") { position.scrollTo(y: 120) }
          Button("animated") { withAnimation { position.scrollTo(edge: .top) } }
          Text(verbatim: "offset \(Int(offset)) \(lastIsVisible ? "end" : "begin")")
          Text(verbatim: position.isPositionedByUser ? "user" : "program")
          Text(verbatim: "moves \(phases.filter { $0 == .animating }.count) idle \(phases.last == .idle)")
        }
      }
    }

    @Test func positionsScrollAndAreReported() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 420)) { Lines() }
      try await host.wait(for: "offset 0 begin")
      try host.tap("point")
      try await host.wait(for: "offset 120 begin")
      try host.tap("bottom")
      #expect(await MainLoop.wait { host.texts.contains { $0.hasPrefix("offset ") && $0.hasSuffix(" end") } })
      try host.tap("animated")
      try await host.wait(for: "offset 0 begin")
      #expect(await MainLoop.wait { host.texts.contains { $0.hasSuffix("idle true") } })
      #expect(host.texts.contains("program"))
      host.close()
    }

    @Test func userMovesThePosition() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 420)) { Lines() }
      try await host.wait(for: "offset 0 begin")
      let window = try #require(host.widgets.first { $0.typeName == "GtkScrolledWindow" && $0.isMapped })
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.opaque), 60)
      try await host.wait(for: "offset 60 begin")
      try await host.wait(for: "user")
      // A request for the same place is a new request.
      try host.tap("point")
      try await host.wait(for: "offset 120 begin")
      host.close()
    }

    @Test func transitionsFollowTheScrolling() async throws {
      struct Fading: View {
        @State var position = ScrollPosition()
        var body: some View {
          VStack {
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<20) { number in
                  Text("row \(number)").frame(height: 100)
                    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                }
              }
            }
            .frame(height: 250)
            .scrollPosition($position)
            Button("down") { position.scrollTo(y: 50) }
          }
        }
      }
      let host = try ViewHost(size: CGSize(width: 300, height: 400)) { Fading() }
      try await host.wait(for: "row 0")
      func opacity(_ text: String) -> Double {
        var (opacity, widget) = (1.0, host.findLabel(text))
        while let current = widget { (opacity, widget) = (opacity * current.opacity, current.parent) }
        return opacity
      }
      #expect(await MainLoop.wait { opacity("row 0") == 1 && opacity("row 1") == 1 && opacity("row 4") < 0.01 })
      #expect(await MainLoop.wait { abs(opacity("row 2") - 0.5) < 0.02 }, "half of it is in sight")
      try host.tap("down")
      #expect(await MainLoop.wait { abs(opacity("row 0") - 0.5) < 0.02 && opacity("row 2") > 0.98 })
      host.close()
    }
  }
}
