import Graphics
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SizeClassTests {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.verticalSizeClass) private var height
      let counted: Count

      var body: some View {
        let _ = counted.note()
        Text("\(word(width)) \(word(height))")
      }

      private func word(_ size: UserInterfaceSizeClass?) -> String { size.map { "\($0)" } ?? "none" }
    }

    @Test func theClassesFollowTheWindow() async throws {
      let counted = Count()
      let host = try ViewHost(size: CGSize(width: 400, height: 700)) { Reader(counted: counted) }
      try await host.wait(for: "compact regular")
      let window = try #require(Gtk.shownWindows.first)
      window.setDefaultSize(width: 900, height: 300)
      try await host.wait(for: "regular compact")
      let (before, width) = (counted.value, window.width)
      window.setDefaultSize(width: 800, height: 320)
      #expect(await MainLoop.wait { window.width != width })
      await host.nextFrame()
      #expect(counted.value == before, "another size of the same class changes nothing")
      window.setDefaultSize(width: 450, height: 700)
      try await host.wait(for: "compact regular")
    }

    @Test func aViewMaySetThem() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 700)) {
        Reader(counted: Count()).environment(\.horizontalSizeClass, .regular)
      }
      await host.nextFrame()
      #expect(host.contents == ["regular regular"])
    }
  }
}
