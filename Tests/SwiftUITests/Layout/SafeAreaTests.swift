import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SafeAreaTests {
    private struct Probe: View {
      let name: String
      let edges: Edge.Set

      var body: some View {
        Text(verbatim: name).frame(maxWidth: .infinity, maxHeight: .infinity).border(.red).ignoresSafeArea(edges: edges)
      }
    }

    private func frame(of text: String, in host: ViewHost) throws -> CGRect {
      // The label is in the middle of its frame.
      let box = try #require(try host.label(text).parent)
      return host.frame(of: box)
    }

    private func screen(_ edges: Edge.Set) -> some View {
      Probe(name: "probe", edges: edges)
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("bottom").frame(height: 40) }
        .safeAreaInset(edge: .top, spacing: 0) { Text("top").frame(height: 30) }
    }

    private func height(_ edges: Edge.Set) async throws -> Double {
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) { screen(edges) }
      try await host.wait(for: "probe")
      await host.nextFrame()
      await host.nextFrame()
      defer { host.close() }
      return try frame(of: "probe", in: host).height
    }

    @Test func contentExtendsBelowTheInsetsThatItTouches() async throws {
      let inside = try await height([])
      #expect(try await height(.all) == inside + 70)
      #expect(try await height(.bottom) == inside + 40)
      #expect(try await height(.top) == inside + 30)
      #expect(try await height(.horizontal) == inside)
    }

    @Test func contentThatDoesNotTouchAnInsetStaysInside() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) {
        VStack(spacing: 0) {
          Probe(name: "above", edges: .all)
          Text("between").frame(height: 20)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("bottom").frame(height: 40) }
      }
      try await host.wait(for: "above")
      await host.nextFrame()
      let (above, between) = (try frame(of: "above", in: host), host.frame(of: try host.label("between")))
      #expect(above.maxY <= between.midY)
      host.close()
    }

    @Test func insetsAreInFrontOfTheContent() async throws {
      let host = try ViewHost { screen(.all) }
      try await host.wait(for: "probe")
      let texts = host.texts
      let places = ["probe", "bottom", "top"].map { texts.firstIndex(of: $0) ?? -1 }
      #expect(places == places.sorted() && !places.contains(-1), "\(texts)")
      host.close()
    }
  }
}
