import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct InspectorTests {
    private struct Screen: View {
      @State var isShown = true

      var body: some View {
        VStack {
          Text("canvas")
          Button("toggle") { isShown.toggle() }
          Text(verbatim: isShown ? "shown" : "hidden")
        }
        .inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(240) }
      }
    }

    @Test func aWideWindowShowsAColumn() async throws {
      let host = try ViewHost(size: CGSize(width: 800, height: 400)) { Screen() }
      try await host.wait(for: "details")
      #expect(Gtk.shownWindows.count == 1)
      await host.nextFrame()
      let (details, canvas) = (host.frame(of: try host.label("details")), host.frame(of: try host.label("canvas")))
      #expect(details.minX > 560 && canvas.maxX < 560, "\(details) \(canvas)")
      try host.tap("toggle")
      try await host.wait(for: "hidden")
      #expect(await MainLoop.wait { !host.texts.contains("details") })
      host.close()
    }

    @Test func aNarrowWindowShowsASheet() async throws {
      let host = try ViewHost(size: CGSize(width: 360, height: 400)) { Screen() }
      try await host.wait(for: "details")
      #expect(Gtk.shownWindows.count == 2)
      let sheet = try #require(Gtk.shownWindows.first { $0.texts.contains("details") })
      sheet.close()
      try await host.wait(for: "hidden")
      host.close()
    }
  }
}
