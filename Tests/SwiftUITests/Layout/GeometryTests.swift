import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct GeometryTests {
    private struct Growing: View {
      @State var width = 100.0
      @State var isMoved = false
      @State var sizes: [CGSize] = []
      @State var positions = 0

      var body: some View {
        VStack {
          if isMoved { Text("above").frame(height: 50) }
          Text("grows").frame(width: width, height: 20)
            .onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) }
            .onGeometryChange(for: Double.self, of: { Double($0.frame(in: .global).minY) }) { old, new in
              if new > old { positions += 1 }
            }
          Button("grow") { width = 150 }
          Button("move") { isMoved = true }
          Text(verbatim: sizes.map { "\(Int($0.width))" }.joined(separator: ",") + " moved \(positions)")
        }
      }
    }

    @Test func changesOfSizeAndPositionAreReported() async throws {
      let host = try ViewHost { Growing() }
      try await host.wait(for: "100 moved 0")
      try host.tap("grow")
      try await host.wait(for: "100,150 moved 0")
      try host.tap("move")
      try await host.wait(for: "100,150 moved 1")
      host.close()
    }

    @Test func framesAreRelativeToTheScrollViewOfAnAxis() async throws {
      var (horizontal, vertical) = (CGRect.zero, CGRect.zero)
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) {
        ScrollView {
          VStack(spacing: 0) {
            Text("above").frame(height: 50)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Text("before").frame(width: 100)
                Text("probe").frame(width: 100, height: 20)
                  .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView(axis: .horizontal)) }) {
                    horizontal = $0
                  }
                  .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView(axis: .vertical)) }) {
                    vertical = $0
                  }
              }
            }
          }
        }
      }
      try await host.wait(for: "probe")
      #expect(await MainLoop.wait { vertical.minY >= 50 && horizontal.minX == 100 }, "\(vertical) \(horizontal)")
      #expect(horizontal.minY < 50)
      host.close()
    }

    @Test func framesAreRelativeToTheContainer() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Text("page").containerRelativeFrame(.horizontal).border(.red)
            Text("third").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).border(.red)
            Text("half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }.border(.red)
          }
        }
      }
      try await host.wait(for: "page")
      await host.nextFrame()
      func width(_ text: String) -> Double? { host.findLabel(text)?.parent.map { Double($0.width) } }
      let scrolled = try #require(
        host.widgets.first { $0.typeName == "GtkScrolledWindow" && $0.isMapped })
      let room = Double(scrolled.width)
      #expect(await MainLoop.wait { width("page") == room })
      #expect(abs((width("third") ?? 0) - ((room - 20) / 3 * 2 + 10)) < 1)
      #expect(abs((width("half") ?? 0) - room / 2) < 1)
      host.close()
    }

    @Test func aVisualEffectFollowsTheGeometryOfItsView() async throws {
      struct Faded: View {
        @State var width = 100.0
        var body: some View {
          VStack {
            Text("faded").frame(width: width).visualEffect { effect, geometry in
              effect.opacity(geometry.size.width < 150 ? 0.25 : 1).offset(x: 5)
            }
            Button("grow") { width = 200 }
          }
        }
      }
      let host = try ViewHost { Faded() }
      try await host.wait(for: "faded")
      func opacity() -> Double {
        var (opacity, widget) = (1.0, host.findLabel("faded"))
        while let current = widget { (opacity, widget) = (opacity * current.opacity, current.parent) }
        return opacity
      }
      #expect(await MainLoop.wait { abs(opacity() - 0.25) < 0.01 })
      try host.tap("grow")
      #expect(await MainLoop.wait { opacity() > 0.99 })
      host.close()
    }
  }
}
